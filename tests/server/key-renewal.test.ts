import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { addressSecretRepository } from '#server/modules/file/address-secret.repository.ts'
import { fileAddresses } from '#server/modules/file/file-address.ts'
import { rosterPasswords } from '#server/modules/people/roster-passwords.ts'
import { renewInstallationKey } from '#server/modules/session/renew-installation-key.ts'
import { uploadTickets } from '#server/modules/upload/upload-ticket.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

onEachEngine('the key of the installation', (harness) => {
  test('is the same until it is renewed, which leaves a line in the audit and nothing of the old one', async () => {
    const { db } = harness().database
    const secrets = addressSecretRepository(db)
    const first = await secrets.hold()
    expect(first).toHaveLength(32)
    expect(await secrets.hold()).toEqual(first)
    await renewInstallationKey(db, harness().clock.read())
    const second = await secrets.hold()
    expect(second).toHaveLength(32)
    expect(second).not.toEqual(first)
    expect(await secrets.hold()).toEqual(second)
    const lines = await db.select().from(auditEntry).where(eq(auditEntry.act, 'key.renew'))
    expect(lines).toMatchObject([{ userId: null, organisationId: null, subject: 'installation', detail: {} }])
  })
})

const [OLD, NEW] = [Buffer.alloc(32, 'old'), Buffer.alloc(32, 'new')]

test('what was signed with the old one is unknown, a ticket of an upload too', () => {
  const clock = () => new Date('2026-03-02T01:00:00Z')
  const address = new URL(
    fileAddresses(OLD, clock).addressOf({ id: 7, name: '教案.pdf', use: 'inline' }),
    'http://a',
  )
  const query = Object.fromEntries(address.searchParams)
  expect(fileAddresses(OLD, clock).read('7', query)).toMatchObject({ id: 7, name: '教案.pdf' })
  expect(fileAddresses(NEW, clock).read('7', query)).toBe(null)
  const ticket = Object.fromEntries(
    new URL(uploadTickets(OLD, clock).ticketOf(3).address, 'http://a').searchParams,
  )
  expect([uploadTickets(OLD, clock).read(ticket), uploadTickets(NEW, clock).read(ticket)]).toEqual([3, null])
})

test('a first password that was sealed with the old one is told as none', () => {
  const sealed = rosterPasswords(OLD).sealed('Kx7-mm2q')
  expect([rosterPasswords(OLD).opened(sealed), rosterPasswords(NEW).opened(sealed)]).toEqual(['Kx7-mm2q', ''])
  expect(rosterPasswords(NEW).opened(null)).toBe('')
})
