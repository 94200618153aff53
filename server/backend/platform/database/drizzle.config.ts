import { defineConfig } from 'drizzle-kit'

/**
 * Configures migrations. `npx drizzle-kit generate --config` with this file writes them from
 * schema.ts; `--custom --name=…` creates one to write by hand. It reads the newest snapshot alone,
 * so that git keeps no earlier one.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/backend/tables/schema.ts',
  out: './server/backend/platform/database/migrations',
})
