import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { curriculumOf } from '#infrastructure/memory/curriculum-admin.backend.ts'
import { BARE_HOME } from '#tests/ui/support/bare-home.ts'
import { signIn, watchedBrowser } from '#tests/ui/support/expiry.ts'
import { loginFields } from '#tests/ui/support/on-screen.ts'
import { type Opened, openApp, type Person } from '#tests/ui/support/open-app.tsx'

type App = Pick<Opened, 'user'>

/** A file that is chosen in a form, and an act that finds the session over. */
interface FileWalk {
  readonly what: string
  readonly person: Person
  readonly address: string
  readonly name: string
  readonly text: string
  /** Decides something of what is shown of it, where the session must stand for that. */
  readonly decide?: (app: App) => Promise<unknown>
  /** Finds the session over; the choice of the file itself where there is nothing. */
  readonly act?: (app: App) => Promise<unknown>
}

const confirm = async ({ user }: App, name: string) => {
  await user.click(await screen.findByRole('button', { name }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
}

const subject = curriculumOf(createMemoryBackend()).subjects()[0]?.id ?? 0
const line = (name: string) => screen.findByRole('checkbox', { name: new RegExp(name) })

const TREE: FileWalk = {
  what: 'a file of a tree',
  person: 'platformAdministrator',
  address: `/manage/curriculum?subject=${subject}&file=1`,
  name: '教材目录.csv',
  text: '版本,册,一级目录\n校本版,,\n校本版,上册,\n校本版,上册,导言\n',
  decide: async ({ user }) => user.click(await line('导言')),
  act: (app) => confirm(app, '应用所选（2 项）'),
}
const QUESTIONS: FileWalk = {
  what: 'a file of questions',
  person: 'reviewer',
  address: '/details?type=4&stage=2&subject=202&mode=import',
  name: '第一单元.txt',
  text: '1+1=? {=2 ~3}',
  decide: () => screen.findByRole('button', { name: '导入这 1 题' }),
  act: async ({ user }) => user.click(screen.getByRole('button', { name: '导入这 1 题' })),
}
const ROSTER: FileWalk = {
  what: 'a roster',
  person: 'schoolAdministrator',
  address: '/manage/roster',
  name: '名册.csv',
  text: '姓名,手机号,角色\n林晓,13700000001,教师\n周明,13700000002,\n',
}

const choose = async ({ user }: App, { name, text }: FileWalk) =>
  user.upload(await screen.findByLabelText('选择文件', { selector: 'input' }), new File([text], name))

const interrupted = async (walk: FileWalk) => {
  const { person, address, decide, act } = walk
  const backend = createMemoryBackend()
  const { browser, stored } = watchedBrowser()
  const app = openApp({ person, address, backend, browser, ...BARE_HOME })
  if (decide === undefined) await screen.findByLabelText('选择文件', { selector: 'input' })
  else {
    await choose(app, walk)
    await decide(app)
  }
  const before = backend.requests.length
  backend.expireSessions()
  if (act === undefined) await choose(app, walk)
  else await act(app)
  await loginFields()
  expect(app.address()).toBe('/')
  return { app, backend, stored, sent: (call: string) => callsIn(backend.requests.slice(before), call) }
}
const callsIn = (requests: readonly { readonly call: string }[], call: string) =>
  requests.filter((request) => request.call === call).length

const back = async (walk: FileWalk) => {
  const left = await interrupted(walk)
  await signIn(left.app, walk.person)
  await waitFor(() => expect(left.app.address()).toBe(walk.address))
  return left
}

describe('when the session ends', () => {
  it('a file of a tree is compared again for the same user, with the lines that were chosen of it', async () => {
    const { app, backend, stored } = await back(TREE)
    expect(await line('导言')).toHaveProperty('checked', false)
    await confirm(app, '应用所选（2 项）')
    expect(await screen.findByText('完成 2 项')).toBeDefined()
    const { nodes } = curriculumOf(backend)
    expect(nodes.filter(({ name }) => name === '校本版' || name === '导言').map(({ name }) => name)).toEqual([
      '校本版',
    ])
    await waitFor(() => expect(stored()).not.toContain(TREE.name))
  })

  it('a file of questions is looked at again for the same user, and comes in once', async () => {
    const { app, stored, sent } = await back(QUESTIONS)
    await app.user.click(await screen.findByRole('button', { name: '导入这 1 题' }))
    expect(await screen.findByText('已导入 1 题')).toBeDefined()
    // The first was refused.
    expect(sent('questionImport.bring')).toBe(2)
    await waitFor(() => expect(stored()).not.toContain(QUESTIONS.name))
  })

  it('a roster whose comparison the session did not outlive is compared for the same user', async () => {
    const { app, stored } = await back(ROSTER)
    expect(await screen.findByRole('checkbox', { name: '选择周明 13700000002' })).toBeDefined()
    await waitFor(() => expect(stored()).not.toContain(ROSTER.name))
    await app.user.click(screen.getByRole('checkbox', { name: '选择周明 13700000002' }))
    expect(await screen.findByText('已选 1 / 2')).toBeDefined()
  })

  it('what was chosen of a roster is chosen for the same user', async () => {
    const { app } = await interrupted({
      ...ROSTER,
      decide: async ({ user }) => {
        await user.click(await screen.findByRole('checkbox', { name: '选择周明 13700000002' }))
        await screen.findByText('已选 1 / 2')
      },
      act: async ({ user }) => user.click(screen.getByRole('checkbox', { name: '选择林晓 13700000001' })),
    })
    await signIn(app, ROSTER.person)
    expect(await screen.findByText('已选 1 / 2')).toBeDefined()
  })

  it.each([
    TREE,
    QUESTIONS,
    ROSTER,
  ])('leaves nothing of $what to another user, who is not led there', async (walk) => {
    const { app, stored } = await interrupted(walk)
    expect(stored()).toContain(walk.name)
    await signIn(app, 'emptyMenus')
    await waitFor(() => expect(stored()).not.toContain(walk.name))
    expect(document.body.textContent).not.toContain(walk.name)
    expect(app.address()).not.toBe(walk.address)
  })
})
