import { defineConfig } from 'drizzle-kit'

/**
 * Migrations are written by `npm run db:generate` from schema.ts, and by hand with `-- --custom
 * --name=…`.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/backend/platform/database/schema.ts',
  out: './server/backend/platform/database/migrations',
})
