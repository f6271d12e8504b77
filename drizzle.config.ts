import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` writes the migration from server/db/schema to server/db/migrations. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations',
  casing: 'snake_case',
})
