import { expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectUser } from '#application/session/session.selectors.ts'
import { success } from '#domain/kernel/result.ts'
import { lineOf } from '#domain/learning/ledger-line.ts'
import { accountIdOf } from '#domain/session/account-id.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { ACCOUNTS } from '#infrastructure/memory/content/people.ts'
import { createMemoryBrowser, type MemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { factorsOf, newRecoveryCodes, newSecret } from '#infrastructure/memory/second-factor.backend.ts'
import { port } from '#main/adapters/with-ports.ts'
import { LEDGER_STORE } from '#main/learning/tokens.ts'
import { SESSION_PORT } from '#main/session/tokens.ts'
import { UPLOAD_STORE } from '#main/upload/tokens.ts'
import { WORK_KEYS } from '#tests/support/browser-keys.ts'
import { aMoment } from '#tests/support/learning.ts'
import { leaveAll, missingOf } from '#tests/support/left-things.ts'
import { memoryTab } from '#tests/support/opened-stores.ts'
import { anUpload } from '#tests/support/upload-files.ts'
import { CLOUD_USER, happened, type Opened, open, signIn, TEACHER } from './wired-tab.ts'

const person = (account: string) => ACCOUNTS.find((known) => known.account === account)?.id ?? 0

/** Every bundle, as somebody who opens every page fetches them. */
const fetchAll = async ({ signedIn }: Opened) => {
  const { actors: _, formDrafts: __, ownFilesLoaded: ___, ...bundles } = await signedIn()
  for (const load of Object.values(bundles)) await load()
  await happened()
}

/** What the teacher left in this browser. */
const left = async () => {
  const browser = createMemoryBrowser()
  const stores = await memoryTab(browser)
  await leaveAll(stores, person(TEACHER))
  await stores(LEDGER_STORE).keep([lineOf(person(TEACHER), aMoment())])
  await stores(UPLOAD_STORE).keep([anUpload({ userId: person(TEACHER) })])
  return browser
}

const missingIn = async (browser: MemoryBrowser) => missingOf(await memoryTab(browser), person(TEACHER))

/** A sign-in itself leads to the place that an expiry interrupted, or lets go of it. */
const USED_UP = ['parkedPlace']

it('what a user left is there after an answer that does not say the id, whatever page is opened', async () => {
  const browser = await left()
  const tab = open('/', createMemoryBackend(), browser, [
    port(SESSION_PORT, (base) => ({
      ...base,
      currentUser: async (signal) => {
        const answer = await base.currentUser(signal)
        return answer.ok ? success({ ...answer.value, id: 0 }) : answer
      },
    })),
  ])
  await signIn(tab)
  await fetchAll(tab)
  expect(selectUser(tab.actors.session.getSnapshot())?.id).toBe(accountIdOf(TEACHER))
  expect(await missingIn(browser)).toEqual(USED_UP)
  const stores = await memoryTab(browser)
  expect(await stores(LEDGER_STORE).read(person(TEACHER))).toHaveLength(1)
  expect(await stores(UPLOAD_STORE).adopt(person(TEACHER))).toHaveLength(1)
})

it('what a user left stays while somebody else is held and logs out again, and is gone once the code was given', async () => {
  const browser = await left()
  const backend = createMemoryBackend()
  const codes = newRecoveryCodes()
  const factor = { secret: newSecret(), since: 0, lastStep: 0, codes, used: [] }
  factorsOf(backend).on.set(person(CLOUD_USER), factor)
  const tab = open('/', backend, browser)
  const { session } = tab.actors
  const hold = async () => {
    await signIn(tab, CLOUD_USER)
    await waitFor(session, (snapshot) => snapshot.matches('held'))
    await fetchAll(tab)
    expect(selectUser(session.getSnapshot())).toBeNull()
    expect(await missingIn(browser)).toEqual([])
  }
  await hold()
  session.send({ type: 'session.signOut' })
  await waitFor(session, (snapshot) => snapshot.matches('loggedOut'))
  await happened()
  expect(browser.entry('token', null).read()).toBeNull()
  expect(await missingIn(browser)).toEqual([])
  await hold()
  const proof = (await (await tab.signedIn()).account()).openFactorProof()
  proof.start()
  proof.send({ type: 'proof.switch' })
  proof.send({ type: 'proof.type', code: codes[0] ?? '' })
  proof.send({ type: 'proof.submit' })
  await waitFor(session, (snapshot) => snapshot.matches('loggedIn'))
  await happened()
  expect(await missingIn(browser)).toEqual([...WORK_KEYS])
})

it('what a user left is gone as soon as somebody else is signed in', async () => {
  const browser = await left()
  const tab = open('/', createMemoryBackend(), browser)
  await signIn(tab, CLOUD_USER)
  await tab.signedIn()
  expect(await missingIn(browser)).toEqual([...WORK_KEYS])
})
