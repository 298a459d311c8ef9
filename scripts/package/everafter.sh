#!/bin/sh
# Runs Everafter from this folder, with the Node that is in it. See `everafter help`.
set -eu

self=$0
while [ -L "$self" ]; do
  target=$(readlink "$self")
  case $target in
  /*) self=$target ;;
  *) self=$(dirname "$self")/$target ;;
  esac
done
home=$(CDPATH='' cd -- "$(dirname -- "$self")/.." && pwd -P)
made_for=$(cat "$home/runtime/platform")
node=$home/runtime/node

fail() {
  echo "everafter: $1" >&2
  exit 1
}

case $(uname -s) in
Linux) system=linux ;;
Darwin) system=darwin ;;
*) system=$(uname -s) ;;
esac
case $(uname -m) in
x86_64 | amd64) machine=x64 ;;
aarch64 | arm64) machine=arm64 ;;
*) machine=$(uname -m) ;;
esac
if [ "$system-$machine" != "$made_for" ]; then
  fail "this package is for $made_for, and this machine is $system-$machine. Make one there with: npm run package"
fi
"$node" --version > /dev/null 2>&1 ||
  fail "the Node of this package does not run here. On Linux it needs glibc 2.28 or newer, which Alpine does not have."

# The folder that it is started in has .env and data; if it is not writable, the data is stored elsewhere.
if [ -z "${DATA_DIR:-}" ] && ! grep -q '^[[:space:]]*DATA_DIR=.' .env 2> /dev/null && [ ! -w . ] && [ ! -w data ]; then
  if [ -n "${HOME:-}" ] && [ -w "$HOME" ]; then
    DATA_DIR=${XDG_DATA_HOME:-$HOME/.local/share}/everafter
  else
    DATA_DIR=/var/lib/everafter
  fi
  export DATA_DIR
fi
export NODE_ENV="${NODE_ENV:-production}"
# glibc returns free memory.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}" MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-131072}"

command=${1:-help}
[ $# -eq 0 ] || shift
case $command in
start) exec "$node" "$home/src/main.ts" "$@" ;;
admin) exec "$node" "$home/scripts/admin.ts" "$@" ;;
pull-model) exec "$node" "$home/scripts/pull-model.ts" "$@" ;;
version) exec cat "$home/runtime/version" ;;
help | --help | -h) ;;
*) echo "everafter: there is no command \"$command\"." >&2 ;;
esac
cat << 'USAGE'
Usage: everafter <command>

  start         runs the product; settings come from the environment and from .env in this folder
  admin …       the same as `npm run admin -- …` in the documentation, such as: everafter admin doctor
  pull-model …  the same as `npm run model:pull -- …`; needs npm on this machine
  version       prints the release
USAGE
case $command in help | --help | -h) exit 0 ;; *) exit 2 ;; esac
