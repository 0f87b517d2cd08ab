# The Node of package-lock.json; `tooling/src/deployment.test.ts` keeps the two together.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev
RUN node --disable-warning=ExperimentalWarning tooling/src/build.ts
# The server's packages alone: the bundle holds all that the web app needs.
RUN npm ci --omit=dev --workspace=apps/server --include-workspace-root=false
# Fonts, builds for browsers and what libraries were tested with: nothing of it is read by a server.
RUN node --disable-warning=ExperimentalWarning tooling/src/trim-image.ts

# Of the base of that Node all but its package managers, headers and docs: Debian with the one program.
FROM debian:bookworm-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/tooling/frugal-memory.json ./tooling/frugal-memory.json
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
COPY --from=build /app/apps/server ./apps/server
COPY --from=build /app/apps/web/dist ./apps/web/dist
RUN useradd --uid 1000 --user-group --create-home node && mkdir -p /data /backups && chown node:node /data /backups
ENV NODE_ENV=production \
    NODE_OPTIONS=--disable-warning=ExperimentalWarning \
    NODE_COMPILE_CACHE=/tmp/compiled \
    MALLOC_ARENA_MAX=1 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["node", "apps/server/src/operating/ready.ts"]
CMD ["node", "apps/server/src/main.ts"]
