import { removeCloudMenu, saveCloudMenu } from '#contract/cloud-menu.ts'
import { removeFrameWord, saveFrameWord } from '#contract/frame-word.ts'
import { removeNotice, saveNotice, withdrawNotice } from '#contract/managed-announcement.ts'
import { resetPersonPassword, savePerson, setPersonDisabled } from '#contract/people.ts'
import { removeRole, saveRole } from '#contract/roles.ts'
import { addSchool, mergeSchools, renameSchool, setSchoolClosed, setSchoolQuota } from '#contract/schools.ts'
import { saveSiteSettings } from '#contract/site-settings.ts'
import { type Act, type Ask, button, confirming, gone, named, pressing, told } from './act.ts'
import { aPerson } from './arranged.ts'

const platform = 'platformAdministrator' as const
const school = 'schoolAdministrator' as const
const RIGHTS = { LjzkIsShow: false, IsResoure: false, ZjIsShow: false }

const aMenu = (ask: Ask, Name: string, OrgId = 1) =>
  ask(saveCloudMenu, {
    body: { OrgId, Id: 0, RowVersion: 0, Name, Parts: ['notices'], Kinds: [], Files: [] },
  })
const aRole = (ask: Ask, Name: string) =>
  ask(saveRole, { body: { Id: 0, RowVersion: 0, Name, ...RIGHTS, Menus: [] } })
const aSchool = (ask: Ask, Name: string) => ask(addSchool, { body: { Name } })
const aNotice = (ask: Ask, Title: string, Publish = false) =>
  ask(saveNotice, {
    body: { Id: 0, RowVersion: 0, OrgId: 1, Title, Content: '<p>周一开学。</p>', IsTop: false, Publish },
  })
const aHotTerm = (ask: Ask, Name: string, GroupId = 1) =>
  ask(saveFrameWord, { body: { Kind: 3, GroupId, Id: 0, RowVersion: 0, Name, Hidden: false } })

const WORDS = '/manage/words?kind=hotTerms'

export const officeActs = (): readonly Act[] => [
  named((name) => ({
    call: saveCloudMenu,
    persona: school,
    open: async (page) => {
      await page.goto('/manage/cloud-school')
      await pressing('添加栏目')(page)
      await page.getByRole('textbox', { name: '栏目名称' }).fill(name)
      await page.getByRole('checkbox', { name: '通知公告' }).check()
    },
    press: pressing('保存'),
    done: (page) => button(page, `修改“${name}”`),
  })),
  named((name) => ({
    call: removeCloudMenu,
    persona: school,
    open: async (page, ask) => {
      await aMenu(ask, name)
      await page.goto('/manage/cloud-school')
      await pressing(`删除“${name}”`)(page)
    },
    press: pressing(`删除栏目“${name}”`),
    done: (page) => gone(button(page, `修改“${name}”`)),
  })),
  named((name) => ({
    call: saveRole,
    persona: platform,
    open: async (page) => {
      await page.goto('/manage/roles')
      await pressing('添加角色')(page)
      await page.getByRole('textbox', { name: '角色名称' }).fill(name)
    },
    press: pressing('保存'),
    done: (page) => button(page, `修改“${name}”`),
  })),
  named((name) => ({
    call: saveRole,
    way: 'changed',
    persona: platform,
    open: async (page, ask) => {
      await aRole(ask, name)
      await page.goto('/manage/roles')
      await pressing(`修改“${name}”`)(page)
      await page.getByRole('textbox', { name: '角色名称' }).fill(`${name}改`)
    },
    press: pressing('保存'),
    done: (page) => button(page, `修改“${name}改”`),
  })),
  named((name) => ({
    call: removeRole,
    persona: platform,
    open: async (page, ask) => {
      await aRole(ask, name)
      await page.goto('/manage/roles')
      await pressing(`删除“${name}”`)(page)
    },
    press: pressing(`删除角色“${name}”`),
    done: (page) => gone(button(page, `修改“${name}”`)),
  })),
  named((name) => ({
    call: addSchool,
    persona: platform,
    open: async (page) => {
      await page.goto('/manage/schools')
      await page.getByRole('textbox', { name: '学校名称', exact: true }).last().fill(name)
    },
    press: pressing('添加'),
    done: told('已添加学校'),
  })),
  named((name) => ({
    call: renameSchool,
    persona: platform,
    open: async (page, ask) => {
      await aSchool(ask, name)
      await page.goto(`/manage/schools?word=${name}`)
      await pressing(`修改${name}的名称`)(page)
      await page.getByRole('textbox', { name: '学校名称' }).first().fill(`${name}校`)
    },
    press: pressing('保存名称'),
    done: told('已修改名称'),
  })),
  named((name) => ({
    call: setSchoolClosed,
    persona: platform,
    open: async (page, ask) => {
      await aSchool(ask, name)
      await page.goto(`/manage/schools?word=${name}`)
    },
    press: async (page) => {
      await pressing(`关闭${name}`)(page)
      await confirming('关闭学校')(page)
    },
    done: (page) => button(page, `重新开放${name}`),
  })),
  named((name) => ({
    call: setSchoolQuota,
    persona: platform,
    open: async (page, ask) => {
      await aSchool(ask, name)
      await page.goto(`/manage/schools?word=${name}`)
      await pressing(`设置${name}每人的资料库空间`)(page)
      await page.getByLabel(/^每人的资料库空间/).fill('7')
    },
    press: pressing('保存空间'),
    done: told('每人资料库空间 7 GB'),
  })),
  named((name) => ({
    call: mergeSchools,
    persona: platform,
    open: async (page, ask) => {
      await aSchool(ask, `${name}甲`)
      await aSchool(ask, `${name}乙`)
      await page.goto(`/manage/schools?word=${name}`)
      await pressing(`把${name}甲并入另一所学校`)(page)
      await page.getByRole('combobox', { name: '并入' }).selectOption(`${name}乙`)
      await pressing('看看会移动什么')(page)
    },
    press: async (page) => {
      await pressing('合并学校')(page)
      await confirming('合并学校')(page)
    },
    done: told(/^已合并/),
  })),
  named((name) => ({
    call: saveNotice,
    persona: school,
    open: async (page) => {
      await page.goto('/manage/notices')
      await pressing('写通知')(page)
      await page.getByRole('textbox', { name: '标题' }).fill(name)
      await page.locator('[contenteditable=true]').fill('周一开学')
    },
    press: pressing('发布'),
    done: told('已发布'),
  })),
  named((name) => ({
    call: withdrawNotice,
    persona: school,
    open: async (page, ask) => {
      await aNotice(ask, name, true)
      await page.goto('/manage/notices')
    },
    press: async (page) => {
      await pressing(`撤回“${name}”`)(page)
      await confirming('撤回')(page)
    },
    done: (page) => button(page, `删除“${name}”`),
  })),
  named((name) => ({
    call: removeNotice,
    persona: school,
    open: async (page, ask) => {
      await aNotice(ask, name)
      await page.goto('/manage/notices')
    },
    press: async (page) => {
      await pressing(`删除“${name}”`)(page)
      await confirming('删除')(page)
    },
    done: (page) => gone(page.getByText(name)),
  })),
  named((name) => ({
    call: saveFrameWord,
    persona: platform,
    open: async (page) => {
      await page.goto(WORDS)
      await pressing('给“课程视频”添加热门搜索')(page)
      await page.keyboard.type(name)
    },
    press: pressing('保存'),
    done: (page) => button(page, `把“${name}”改名`),
  })),
  named((name) => ({
    call: saveFrameWord,
    way: 'hidden',
    persona: platform,
    open: async (page, ask) => {
      await aHotTerm(ask, name)
      await page.goto(WORDS)
    },
    press: pressing(`隐藏“${name}”`),
    done: (page) => button(page, `恢复显示“${name}”`),
  })),
  named((name) => ({
    call: removeFrameWord,
    persona: platform,
    open: async (page, ask) => {
      await aHotTerm(ask, name)
      await page.goto(WORDS)
    },
    press: async (page) => {
      await pressing(`删除“${name}”`)(page)
      await confirming('删除')(page)
    },
    done: (page) => gone(button(page, `把“${name}”改名`)),
  })),
  named((name) => ({
    call: savePerson,
    persona: platform,
    open: async (page, ask) => {
      const { Id } = await aPerson(ask, name)
      await page.goto(`/manage/people/${Id}`)
      await page.getByLabel('姓名', { exact: true }).fill(`${name}改`)
    },
    press: pressing('保存'),
    done: told('已保存'),
  })),
  named((name) => ({
    call: setPersonDisabled,
    persona: platform,
    open: async (page, ask) => {
      const { Id } = await aPerson(ask, name)
      await page.goto(`/manage/people/${Id}`)
    },
    press: async (page) => {
      await pressing('停用账号')(page)
      await confirming('停用账号')(page)
    },
    done: (page) => button(page, '恢复账号'),
  })),
  named((name) => ({
    call: resetPersonPassword,
    persona: platform,
    open: async (page, ask) => {
      const { Id } = await aPerson(ask, name)
      await page.goto(`/manage/people/${Id}`)
    },
    press: async (page) => {
      await pressing('重置密码')(page)
      await confirming('重置密码')(page)
    },
    done: (page) => button(page, '我已记下'),
  })),
  {
    call: saveSiteSettings,
    persona: platform,
    open: async (page) => {
      await page.goto('/manage/site')
      await page.getByLabel('产品短名称').fill('知源课堂')
    },
    press: pressing('保存'),
    done: told(/^已保存/),
  },
]
