# syntax=docker/dockerfile:1
# One image for web, API and workers; ROLES says what a container does. See docs/operations.md, "Containers".

# The packages that the server needs, with the npm and the certificates of an image that has them. What decides which they are
# comes first: a change of our own code installs nothing anew.
FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/backup-archive/package.json packages/backup-archive/
COPY packages/billing/package.json packages/billing/
COPY packages/contract/package.json packages/contract/
COPY packages/database/package.json packages/database/
COPY packages/guarded-fetch/package.json packages/guarded-fetch/
COPY packages/hosted-models/package.json packages/hosted-models/
COPY packages/http/package.json packages/http/
COPY packages/identity-server/package.json packages/identity-server/
COPY packages/jobs/package.json packages/jobs/
COPY packages/ledger/package.json packages/ledger/
COPY packages/mail/package.json packages/mail/
COPY packages/media/package.json packages/media/
COPY packages/offline-voice/package.json packages/offline-voice/
COPY packages/offline-writer/package.json packages/offline-writer/
COPY packages/openai-services/package.json packages/openai-services/
COPY packages/provider-contract/package.json packages/provider-contract/
COPY packages/replicate-emulator/package.json packages/replicate-emulator/
COPY packages/s3-emulator/package.json packages/s3-emulator/
COPY packages/stock-emulator/package.json packages/stock-emulator/
COPY packages/stock/package.json packages/stock/
COPY packages/storage/package.json packages/storage/
COPY packages/storyboard/package.json packages/storyboard/
COPY packages/stripe-emulator/package.json packages/stripe-emulator/
COPY packages/stripe-payments/package.json packages/stripe-payments/
COPY packages/studio/package.json packages/studio/
COPY packages/telemetry/package.json packages/telemetry/
COPY packages/test-checkout/package.json packages/test-checkout/
COPY packages/voices/package.json packages/voices/
RUN npm ci --omit=dev --include=optional --workspace=apps/server --include-workspace-root

# The pages, built as `npm start` would.
FROM packages AS pages
COPY scripts/install.mjs scripts/supported-systems.mjs scripts/
RUN node scripts/install.mjs
COPY . .
RUN node scripts/build.mjs

# What runs: our own code, the built pages and the packages, among them the Node that everything is tested on
# (docs/decisions/0002-node-from-npm.md). No npm, no compiler and no second Node.
FROM debian:bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 WORKER_PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/cache/compiled PATH=/app/node_modules/.bin:$PATH
WORKDIR /app
RUN useradd --system --uid 10001 --no-create-home scenewright && install -d -m 0700 -o scenewright /data
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE ./
COPY packages packages
COPY apps/server apps/server
COPY scripts/signing-keys.ts scripts/
COPY --from=pages /app/dist dist
USER 10001
VOLUME /data
EXPOSE 3000
# A start has up to a minute on a slow disk; then one question every half a minute.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "apps/server/main.ts"]
