@rem What `exec` of a POSIX shell is to npm's scripts (package.json) on Windows.
@%*
