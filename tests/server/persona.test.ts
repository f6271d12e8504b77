import { expect, test } from 'vitest'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { accounts, type Persona } from '#tests/support/server.ts'
import { CURRENT } from '#tests/support/server-client.ts'

const QINGHE = { Id: 1, Name: '青禾实验学校' }
const JIANGCHENG = { Id: 2, Name: '江城第一中学' }

const item = (Id: number, MenuName: string, code: string, Icon: string, Sort: number) => ({
  Id,
  MenuName,
  Parameter: `code=${code}&orgId=2`,
  Icon,
  Sort,
})

const ALL_RIGHTS = { LjzkIsShow: true, IsResoure: true, ZjIsShow: true }
const NO_RIGHTS = { LjzkIsShow: false, IsResoure: false, ZjIsShow: false }

const workbench = (id: number, name: string, firstItem: number) => [
  {
    Id: id,
    Name: name,
    Children: [
      item(firstItem, '校本资源', 'xbzy', 'archive', 1),
      item(firstItem + 1, '校本课程', 'xbkc', 'video', 2),
    ],
  },
]

const EXPECTED: Record<Persona, object> = {
  teacher: {
    Id: 1,
    UserOrgList: [QINGHE, JIANGCHENG],
    RoleIsShowMenus: workbench(1, '教师工作台', 1),
    RoleAnys: ALL_RIGHTS,
    IsCanVerify: false,
  },
  reviewer: {
    Id: 2,
    UserOrgList: [QINGHE],
    RoleIsShowMenus: workbench(2, '教研工作台', 3),
    RoleAnys: ALL_RIGHTS,
    IsCanVerify: true,
  },
  cloudSchool: {
    Id: 3,
    UserOrgList: [JIANGCHENG],
    RoleIsShowMenus: [
      {
        Id: 3,
        Name: '知源云校',
        Children: [
          item(5, '云校首页', 'yxsy', 'home', 1),
          item(6, '名师课堂', 'mskt', 'video', 2),
          item(7, '同步备课', 'tbbk', 'reader', 3),
          item(8, '资料中心', 'ljzk', 'archive', 4),
        ],
      },
    ],
    RoleAnys: NO_RIGHTS,
    IsCanVerify: false,
  },
  emptyMenus: {
    Id: 4,
    UserOrgList: [QINGHE],
    RoleIsShowMenus: [],
    RoleAnys: { ...NO_RIGHTS, LjzkIsShow: true },
    IsCanVerify: false,
  },
  noMenus: { Id: 5, UserOrgList: [JIANGCHENG], RoleAnys: NO_RIGHTS, IsCanVerify: false },
  noOrganisation: {
    Id: 6,
    UserOrgList: [],
    RoleIsShowMenus: workbench(1, '教师工作台', 1),
    RoleAnys: ALL_RIGHTS,
    IsCanVerify: false,
  },
  secondReviewer: {
    Id: 7,
    UserOrgList: [QINGHE],
    RoleIsShowMenus: workbench(2, '教研工作台', 3),
    RoleAnys: ALL_RIGHTS,
    IsCanVerify: true,
    PlatformRight: 1,
  },
  schoolAdministrator: {
    Id: expect.any(Number) as number,
    UserOrgList: [QINGHE],
    RoleIsShowMenus: workbench(1, '教师工作台', 1),
    RoleAnys: ALL_RIGHTS,
    IsCanVerify: false,
    CanManage: true,
  },
  platformAdministrator: {
    Id: expect.any(Number) as number,
    UserOrgList: [JIANGCHENG],
    RoleIsShowMenus: workbench(1, '教师工作台', 1),
    RoleAnys: ALL_RIGHTS,
    IsCanVerify: false,
    PlatformRight: 2,
    CanManage: true,
  },
}

onEachEngine('the persona', (harness) => {
  test.each(Object.keys(EXPECTED) as Persona[])('%s is who it is there to show', async (persona) => {
    const { ask } = harness()
    const { status, body } = await ask.get(CURRENT, await ask.tokenOf(persona))
    const { account, name, title } = accounts[persona]
    expect([status, body]).toEqual([
      200,
      {
        Code: 200,
        Message: '',
        Data: {
          Mobile: account,
          Name: name,
          Title: title,
          AvatarUrl: '',
          PlatformRight: 0,
          ...EXPECTED[persona],
        },
      },
    ])
  })
})
