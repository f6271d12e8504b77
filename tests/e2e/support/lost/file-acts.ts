import type { Page } from '@playwright/test'
import {
  addPrivateDirectory,
  addPrivateFileContent,
  copyPrivateFiles,
  deletePrivateFiles,
  movePrivateFiles,
  purgePrivateFiles,
  restorePrivateFiles,
} from '#contract/private-file.ts'
import { takeDownUserShare, undoVerifyUserShare, verifyUserShare } from '#contract/review.ts'
import { askTakeDown, shareFileToSchool, withdrawShare } from '#contract/share.ts'
import { type Act, type Ask, button, gone, named, pressing, told } from './act.ts'
import { approvedFile, asTeacher, ownFile, sharedFile } from './arranged.ts'

const MINE = '/school-local/school-local-mydatabase?orgId=1'
const EXAMINE = '/school-local/school-local-examine?orgId=1'
const LIBRARY = '/school-local/school-local-database?orgId=1'
const teacher = 'teacher' as const
const reviewer = 'reviewer' as const

const aFolder = async (ask: Ask, Name: string): Promise<number> =>
  (await ask(addPrivateDirectory, { body: { Name } })).Id

/** Out of the menu of a file, into a folder. */
const putting = (file: string, what: '移动' | '复制', folder: string) => async (page: Page) => {
  await pressing(`更多操作：${file}`)(page)
  await page.getByRole('menuitem', { name: what, exact: true }).click()
  await page.getByRole('dialog').getByRole('radio', { name: folder }).check()
  await pressing(`${what}到这里`)(page)
}

const inDialog = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

export const fileActs = (): readonly Act[] => [
  named((name) => ({
    call: addPrivateDirectory,
    persona: teacher,
    open: async (page) => {
      await page.goto(MINE)
      await pressing('新建文件夹')(page)
      await page.getByRole('textbox', { name: '文件夹名称' }).fill(name)
    },
    press: pressing('创建'),
    done: (page) => page.getByRole('main').getByRole('link', { name }),
  })),
  named((name) => ({
    call: addPrivateFileContent,
    way: 'renamed',
    persona: teacher,
    open: async (page, ask) => {
      await ownFile(ask, name)
      await page.goto(`${MINE}&q=${name}`)
      await button(page, `${name}.docx`).focus()
      await page.keyboard.press('F2')
      await page.getByRole('textbox', { name: `${name}.docx 的新名称` }).fill(`${name}改`)
    },
    press: async (page) => page.keyboard.press('Enter'),
    done: (page) => button(page, `${name}改.docx`),
  })),
  named((name) => ({
    call: deletePrivateFiles,
    persona: teacher,
    open: async (page, ask) => {
      await ownFile(ask, name)
      await page.goto(`${MINE}&q=${name}`)
      await button(page, `${name}.docx`).focus()
      await page.keyboard.press('Delete')
    },
    press: (page) => page.getByRole('dialog').getByRole('button', { name: '删除' }).click(),
    done: (page) => gone(button(page, `${name}.docx`)),
  })),
  named((name) => ({
    call: restorePrivateFiles,
    persona: teacher,
    open: async (page, ask) => {
      const id = await ownFile(ask, name)
      await ask(deletePrivateFiles, { body: { FileIds: [id] } })
      await page.goto(`${MINE}&tab=bin&q=${name}`)
    },
    press: pressing(`恢复：${name}.docx`),
    done: (page) => gone(button(page, `恢复：${name}.docx`)),
  })),
  named((name) => ({
    call: purgePrivateFiles,
    persona: teacher,
    open: async (page, ask) => {
      const id = await ownFile(ask, name)
      await ask(deletePrivateFiles, { body: { FileIds: [id] } })
      await page.goto(`${MINE}&tab=bin&q=${name}`)
    },
    press: async (page) => {
      await pressing(`彻底删除：${name}.docx`)(page)
      await inDialog('彻底删除')(page)
    },
    done: (page) => gone(page.getByLabel(`彻底删除：${name}.docx`)),
  })),
  named((name) => ({
    call: movePrivateFiles,
    persona: teacher,
    open: async (page, ask) => {
      await ownFile(ask, name)
      await aFolder(ask, `${name}夹`)
      await page.goto(`${MINE}&q=${name}`)
    },
    press: putting(`${name}.docx`, '移动', `${name}夹`),
    done: told(`在 ${name}夹`),
  })),
  named((name) => ({
    call: copyPrivateFiles,
    persona: teacher,
    // Where the copy is not seen, so that it is not taken for the file when that is wanted once more.
    open: async (page, ask) => {
      const from = await aFolder(ask, `${name}甲`)
      await aFolder(ask, `${name}乙`)
      await ownFile(ask, name, from)
      await page.goto(`${MINE}&folder=${from}`)
    },
    press: putting(`${name}.docx`, '复制', `${name}乙`),
    done: told('已复制 1 项'),
  })),
  named((name) => ({
    call: shareFileToSchool,
    persona: teacher,
    open: async (page, ask) => {
      await ownFile(ask, name)
      await page.goto(`${MINE}&q=${name}`)
      await pressing(`${name}.docx 的共享：未共享`)(page)
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('学校').selectOption({ label: '青禾实验学校' })
      await dialog.getByLabel('学段').selectOption({ label: '初中' })
      await dialog.getByLabel('学科').selectOption({ label: '数学' })
    },
    press: pressing('提交审核'),
    done: told('已提交 1 个文件'),
  })),
  named((name) => ({
    call: withdrawShare,
    persona: teacher,
    open: async (page, ask) => {
      await sharedFile(ask, name)
      await page.goto(`${MINE}&q=${name}`)
      await button(page, new RegExp(`^${name}.docx 的共享：.*待审核`)).click()
    },
    press: pressing('撤回共享'),
    done: (page) => button(page, new RegExp(`^${name}.docx 的共享：.*已撤回`)),
  })),
  named((name) => ({
    call: askTakeDown,
    persona: teacher,
    open: async (page, ask) => {
      await approvedFile(ask, name)
      await page.goto(`${MINE}&q=${name}`)
      await button(page, new RegExp(`^${name}.docx 的共享：.*已通过`)).click()
      await pressing('申请下架')(page)
      await page.getByRole('textbox', { name: '下架理由' }).fill('内容已经过时了')
    },
    press: pressing('提交申请'),
    done: (page) => button(page, new RegExp(`^${name}.docx 的共享：.*申请下架中`)),
  })),
  named((name) => ({
    call: verifyUserShare,
    persona: reviewer,
    open: async (page, ask) => {
      await sharedFile(asTeacher(ask), name)
      await page.goto(`${EXAMINE}&keyword=${name}`)
    },
    press: pressing('通过'),
    done: told(`已通过“${name}.docx”`),
  })),
  named((name) => ({
    call: verifyUserShare,
    way: 'rejected',
    persona: reviewer,
    open: async (page, ask) => {
      await sharedFile(asTeacher(ask), name)
      await page.goto(`${EXAMINE}&keyword=${name}`)
      await pressing('驳回')(page)
      await page.getByRole('dialog').getByRole('radio', { name: '题文不符' }).check()
    },
    press: (page) => page.getByRole('dialog').getByRole('button', { name: '驳回' }).click(),
    again: async (page) => {
      const dialog = page.getByRole('dialog')
      if (!(await dialog.isVisible())) {
        await pressing('驳回')(page)
        await dialog.getByRole('radio', { name: '题文不符' }).check()
      }
      await dialog.getByRole('button', { name: '驳回' }).click()
    },
    done: told(`已驳回“${name}.docx”`),
  })),
  named((name) => ({
    call: undoVerifyUserShare,
    persona: reviewer,
    open: async (page, ask) => {
      await sharedFile(asTeacher(ask), name)
      await page.goto(`${EXAMINE}&keyword=${name}`)
      await pressing('通过')(page)
      await page.getByText('没有符合的申请').waitFor()
    },
    press: pressing('撤销'),
    again: pressing('重试'),
    done: (page) => page.getByRole('checkbox', { name: `选择 ${name}.docx` }),
  })),
  named((name) => ({
    call: takeDownUserShare,
    way: 'in the review',
    persona: reviewer,
    open: async (page, ask) => {
      await approvedFile(asTeacher(ask), name)
      await page.goto(`${EXAMINE}&tab=approved&keyword=${name}`)
      await pressing('下架')(page)
      await page.getByRole('dialog').getByRole('radio', { name: '版权不明' }).check()
    },
    press: inDialog('下架'),
    again: pressing('重试'),
    done: told(`已下架“${name}.docx”`),
  })),
  named((name) => ({
    call: takeDownUserShare,
    way: 'in the library',
    persona: reviewer,
    open: async (page, ask) => {
      await approvedFile(asTeacher(ask), name)
      await page.goto(`${LIBRARY}&q=${name}`)
    },
    press: async (page) => {
      await pressing(`下架“${name}.docx”`)(page)
      await page.getByRole('dialog').getByRole('radio', { name: '版权不明' }).check()
      await inDialog('下架')(page)
    },
    done: (page) => gone(page.getByLabel(`下架“${name}.docx”`)),
  })),
  named((name) => ({
    call: addPrivateFileContent,
    way: 'kept from the library',
    persona: reviewer,
    open: async (page, ask) => {
      await approvedFile(asTeacher(ask), name)
      await page.goto(`${LIBRARY}&q=${name}`)
    },
    press: pressing(`把“${name}.docx”存到我的资料`),
    done: told(/^已存到我的资料/),
  })),
]
