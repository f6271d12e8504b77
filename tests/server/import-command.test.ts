import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inProject } from '#server/config/project-root.ts'
import { type Database, openPostgres } from '#server/db/database.ts'
import { file } from '#server/db/schema/file.ts'
import { writeQuestions } from '#server/import/questions/question-format.ts'
import { s3Bucket } from '#server/storage/s3-bucket.ts'
import { QUESTIONS } from '#tests/support/question-files.ts'
import { startS3 } from '#tests/support/s3.ts'
import { createDatabase } from '#tests/support/test-databases.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-import-'))
let made: Awaited<ReturnType<typeof createDatabase>>
let database: Database
let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  const source = inject('postgres')
  made = await createDatabase(source, `zhiyuan_${randomUUID().replaceAll('-', '')}`, source.template)
  database = openPostgres(made.url)
  s3 = await startS3()
})
afterAll(async () => {
  await s3.close()
  await database.close()
  await made.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('the command line keeps the pictures of questions where the server keeps files', async () => {
  const path = join(folder, '题目.xml')
  writeFileSync(path, writeQuestions(QUESTIONS, 'moodle').bytes)
  const { settings } = s3
  const args = ['questions', path, '--stage', '初中', '--subject', '音乐']
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/cli/import.ts', ...args], {
    cwd: inProject('.'),
    env: {
      ...process.env,
      DATABASE_URL: made.url,
      DATA_DIR: join(folder, 'data'),
      S3_BUCKET: settings.bucket,
      S3_ENDPOINT: settings.endpoint ?? '',
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
  })
  const [said, failed] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(said, failed).toContain(`导入 ${QUESTIONS.length} 题`)
  const kept = await database.db.select().from(file).where(eq(file.store, 'bucket'))
  expect(kept.length).toBeGreaterThan(0)
  const bucket = s3Bucket(settings)
  for (const { path: at, size } of kept) expect((await bucket.head(at))?.size).toBe(size)
  expect(existsSync(join(folder, 'data/files/objects'))).toBe(false)
})
