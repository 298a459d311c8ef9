FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/illustrator/package.json packages/illustrator/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN NODE_ENV=production node_modules/.bin/react-router build --logLevel warn && node scripts/compress-build.ts

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/illustrator/package.json packages/illustrator/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

# The runtime image: this user owns nothing in /app, and the root can be read-only. Only /data and /tmp are written.
# npm comes from the base image, and stays for `node scripts/pull-model.ts`, which installs an engine into /data.
FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production APP_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data TMPDIR=/tmp NPM_CONFIG_CACHE=/tmp/npm
# The same as for `npm start`: glibc returns free memory.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
RUN mkdir /data && chown node:node /data && chmod 700 /data
COPY package.json LICENSE ./
COPY --from=packages /app/node_modules node_modules
COPY scripts/admin.ts scripts/pull-model.ts scripts/
COPY scripts/admin scripts/admin
COPY packages packages
COPY --from=build /app/build build
COPY src src
# A number, so that an orchestrator can see that it is not root: `node` is 1000.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.OPERATIONS_PORT||process.env.PORT)+'/ready').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "src/main.ts"]
