import { defineConfig } from 'drizzle-kit'

/**
 * Configures migrations. `npm run db:generate` writes them from schema.ts; `-- --custom --name=…`
 * creates one to write by hand.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/backend/tables/schema.ts',
  out: './server/backend/platform/database/migrations',
})
