# Two images: the application, and (target "tools") the commands that look after its database and pictures.
#   docker build -t kaamsetu . && docker build --target tools -t kaamsetu-tools .
#   docker run --rm -e DATABASE_URL=… -e ADMIN_USERNAME=… -e ADMIN_PASSWORD=… kaamsetu-tools setup
#   docker run --rm -it -e DATABASE_URL=… kaamsetu-tools admin
#   docker run -p 3000:3000 -e DATABASE_URL=… -e SESSION_SECRET=… -e APP_URL=… -v uploads:/data/uploads kaamsetu
# compose.yml has both with a database, a store and https.

# To pin the base for good, give its digest: --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:… (docker buildx imagetools
# inspect node:24-bookworm-slim shows it).
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS sources
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/run.mjs generate && node scripts/run.mjs tools-image /tools

FROM sources AS build
ENV NODE_ENV=production NEXT_OUTPUT=standalone NEXT_TELEMETRY_DISABLED=1
RUN node scripts/run.mjs build

# The commands as bundles and two native packages: nothing else of node_modules.
FROM ${NODE_IMAGE} AS tools
WORKDIR /app
ENV NODE_ENV=production UPLOAD_DIR=/data/uploads
COPY --from=sources --chown=root:root /tools ./
USER node
ENTRYPOINT ["node", "tools/bin/tools.mjs"]
CMD ["setup"]

FROM ${NODE_IMAGE} AS application
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000 UPLOAD_DIR=/data/uploads
# See scripts/lib/server.ts; the limit of the heap follows the container's memory (lib/core/heap-limit.ts).
ENV UV_THREADPOOL_SIZE=8 MALLOC_ARENA_MAX=2
COPY --from=build --chown=root:root /app/.next/standalone ./
RUN mkdir -p /data/uploads && chown node:node /data/uploads
USER node
VOLUME /data/uploads
EXPOSE 3000
# Longer than the server's own notice and grace period: docker stop --time 40.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=40s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "-c", "exec node $(node .next/heap-limit.mjs) server.js"]
