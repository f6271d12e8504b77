import { describe, expect, it } from 'vitest'
import { axiosSession } from '#infrastructure/session/session.axios.ts'
import { wirePassword } from '#infrastructure/session/wire-password.ts'
import { canned, noAbort, ok } from '../http/canned.ts'

const credentials = { account: '13900000001', password: 'Zhiyuan2026' }

describe('sign-in', () => {
  it('sends exactly the six fields of the specification', async () => {
    const { http, sent } = canned(ok('token'))
    expect(await axiosSession(http).signIn(credentials, 'device-1', noAbort())).toEqual({
      ok: true,
      value: 'token',
    })
    expect(sent.map(({ url, method, data }) => [method, url, JSON.parse(String(data)) as unknown])).toEqual([
      [
        'post',
        '/api/user/users/login',
        {
          Mobile: '13900000001',
          Password: '7AF29FA0F48D103CE276F2C550BE904D',
          Client: 2,
          UserKey: 'device-1',
          Key: '',
          Times: 0,
        },
      ],
    ])
  })

  it('hashes to MD5 in upper case, of the UTF-8 bytes', async () => {
    expect(await wirePassword('')).toBe('D41D8CD98F00B204E9800998ECF8427E')
    expect(await wirePassword('密码')).toMatch(/^[0-9A-F]{32}$/)
    expect(await wirePassword('\ud800')).toBe(await wirePassword('\ufffd'))
  })

  it('hands on the words of a refusal', async () => {
    const { http } = canned({ Code: 423, Data: null, Message: '请 60 秒后再试' })
    expect(await axiosSession(http).signIn(credentials, '', noAbort())).toEqual({
      ok: false,
      failure: { kind: 'rejected', reason: 'locked', message: '请 60 秒后再试' },
    })
  })
})

describe('the current user', () => {
  const read = async (Data: unknown) => axiosSession(canned(ok(Data)).http).currentUser(noAbort())
  const nobody = {
    id: 0,
    name: '',
    account: '',
    title: '',
    avatarUrl: '',
    organisations: [],
    roleMenus: 'absent',
    rights: { staysHome: false, schoolLibrary: false, paperComposition: false, review: false },
  }

  it('has no right and no role that is not said', async () => {
    expect(await read({ Id: 7 })).toEqual({ ok: true, value: { ...nobody, id: 7 } })
  })

  it('with null for role menus has none, with an empty list has an empty one', async () => {
    expect(await read({ Name: '顾明德', RoleIsShowMenus: null })).toEqual({
      ok: true,
      value: { ...nobody, name: '顾明德' },
    })
    expect(await read({ RoleIsShowMenus: [] })).toEqual({ ok: true, value: { ...nobody, roleMenus: [] } })
  })

  it('none of whose schools can be told is not read, and is not one of no school', async () => {
    const untold = { ok: false, failure: { kind: 'unreadable' } }
    expect(await read({ Id: 7, UserOrgList: [{ Id: [[]], Name: '江城第一中学' }] })).toEqual(untold)
    expect(await read({ Id: 7, UserOrgList: [{ Name: '江城第一中学' }] })).toEqual(untold)
    expect(await read({ Id: 7, UserOrgList: [{ Id: 0, Name: '' }] })).toMatchObject({ ok: true })
    expect(await read({ Id: 7, UserOrgList: [{ Id: '2' }, { Id: 1, Name: '青禾实验学校' }] })).toMatchObject({
      value: { organisations: [{ id: 1, name: '青禾实验学校' }] },
    })
  })

  it('with no more than schools and rights, and no role menus, is read: such an account ends its session (R-session-14)', async () => {
    expect(await read({ UserOrgList: [{ Id: 1, Name: '青禾实验学校' }] })).toEqual({
      ok: true,
      value: { ...nobody, organisations: [{ id: 1, name: '青禾实验学校' }] },
    })
    expect(await read({ RoleAnys: { LjzkIsShow: 0 }, IsCanVerify: 0 })).toEqual({ ok: true, value: nobody })
  })

  it.each([
    {},
    { Total: '七' },
    { RoleIsShowMenus: null },
    { Id: null, Name: '', UserOrgList: [] },
  ])('is none where %j names nobody: no session ends by it', async (data) => {
    expect(await read(data)).toEqual({ ok: false, failure: { kind: 'unreadable' } })
  })

  it('of the fields of the specification alone, with flags as numbers and a null Parameter, is somebody', async () => {
    expect(
      await read({
        UserOrgList: [{ Id: 1, Name: '青禾实验学校' }, { Name: '没有编号' }],
        RoleIsShowMenus: [
          {
            Children: [
              { MenuName: '理科空间', Parameter: null },
              { MenuName: null, Parameter: 'code=a' },
            ],
          },
        ],
        RoleAnys: { LjzkIsShow: 1, IsResoure: 0, ZjIsShow: 1 },
        IsCanVerify: 1,
      }),
    ).toEqual({
      ok: true,
      value: {
        ...nobody,
        organisations: [{ id: 1, name: '青禾实验学校' }],
        roleMenus: [
          {
            id: 0,
            name: '',
            items: [
              { id: 0, name: '理科空间', parameter: '' },
              { id: 0, name: '', parameter: 'code=a' },
            ],
          },
        ],
        rights: { staysHome: true, schoolLibrary: false, paperComposition: true, review: true },
      },
    })
  })

  it('is not kept out by a field of another kind', async () => {
    const odd = {
      Id: 'a-guid',
      Mobile: 13900000001,
      Name: ['李'],
      Title: {},
      RoleIsShowMenus: [],
      RoleAnys: { LjzkIsShow: 'yes', IsResoure: true },
      IsCanVerify: 'no',
    }
    expect(await read(odd)).toEqual({
      ok: true,
      value: { ...nobody, roleMenus: [], rights: { ...nobody.rights, schoolLibrary: true } },
    })
  })

  it('is told in our words', async () => {
    const wire = {
      Id: 7,
      Mobile: '13900000001',
      Name: '李文静',
      Title: '一级教师',
      AvatarUrl: '/a.png',
      UserOrgList: [{ Id: 1, Name: '青禾实验学校' }, { Id: 2 }],
      RoleIsShowMenus: [
        { Id: 1, Name: '教师', Children: [{ MenuName: '理科空间', Parameter: 'code=ljzk&orgId=1' }] },
        { Name: '空' },
      ],
      RoleAnys: { LjzkIsShow: true, IsResoure: true },
      IsCanVerify: true,
      Unknown: 1,
    }
    expect(await read(wire)).toEqual({
      ok: true,
      value: {
        id: 7,
        account: '13900000001',
        name: '李文静',
        title: '一级教师',
        avatarUrl: 'https://api.example.cn/a.png',
        organisations: [
          { id: 1, name: '青禾实验学校' },
          { id: 2, name: '' },
        ],
        roleMenus: [
          { id: 1, name: '教师', items: [{ id: 0, name: '理科空间', parameter: 'code=ljzk&orgId=1' }] },
          { id: 0, name: '空', items: [] },
        ],
        rights: { staysHome: true, schoolLibrary: true, paperComposition: false, review: true },
      },
    })
  })
})

describe('sign-out and keep-alive', () => {
  it('only Data true ends the session; else the Message says why', async () => {
    const signOut = async (body: unknown) => axiosSession(canned(body).http).signOut(noAbort())
    expect(await signOut(ok(true))).toEqual({ ok: true, value: true })
    for (const Data of [false, null, undefined, 1, 'true', {}, []])
      expect(await signOut({ Code: 200, Data, Message: '请稍后再试' })).toEqual({
        ok: false,
        failure: { kind: 'rejected', reason: 'refused', message: '请稍后再试' },
      })
  })

  it('takes any readable answer to a keep-alive call for a success', async () => {
    expect(await axiosSession(canned(ok(false)).http).keepAlive(noAbort())).toEqual({ ok: true, value: true })
  })
})
