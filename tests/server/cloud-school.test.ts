import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getCloudSchool, getSchoolCourses, getSchoolNotices } from '#contract/cloud-school.ts'
import { schoolNotice } from '#server/db/schema/school-notice.ts'
import { callsOf } from '#tests/support/ask-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

onEachEngine('the cloud space of a school', (harness) => {
  const { answer, data, code } = callsOf(harness)
  const page = (orgId: number, menu: string) =>
    data(getCloudSchool, { query: { orgId, code: menu } }, 'cloudSchool')

  test('shows what the menu item is about', async () => {
    const home = await page(2, 'yxsy')
    expect(home).toMatchObject({
      OrgId: 2,
      OrgName: '江城第一中学',
      Code: 'yxsy',
      MenuName: '云校首页',
      Parts: ['notices', 'files', 'courses', 'lives'],
      NoticeCount: 3,
      FileCount: 30,
    })
    expect(home.Notices?.map(({ IsTop }) => IsTop)).toEqual([true, false, false])
    const { Files, Courses, Lives } = home
    expect([Files, Courses, Lives].every(({ length }) => length > 0)).toBe(true)
    for (const { OrgId } of [...(Files ?? []), ...(Courses ?? []), ...(Lives ?? [])]) expect(OrgId).toBe(2)
    expect(await page(2, 'mskt')).toMatchObject({
      Parts: ['courses', 'lives'],
      Notices: [],
      Files: [],
      FileCount: 0,
    })
    const lessons = await page(2, 'tbbk')
    expect(lessons.Files?.every(({ TagName }) => ['课件', '教案', '学案'].includes(TagName ?? ''))).toBe(true)
  })

  test('says what is missing: another school, another menu, no menu', async () => {
    const ask = (orgId: number, menu: string, persona: Parameters<typeof answer>[2]) =>
      code(getCloudSchool, { query: { orgId, code: menu } }, persona)
    expect(await ask(1, 'yxsy', 'cloudSchool')).toBe(403)
    expect(await ask(0, 'yxsy', 'cloudSchool')).toBe(400)
    expect(await ask(2, 'xbzy', 'cloudSchool')).toBe(404)
    expect(await ask(2, '', 'cloudSchool')).toBe(404)
    expect(await ask(1, 'yxsy', 'emptyMenus')).toBe(404)
    expect(await ask(2, 'yxsy', 'noMenus')).toBe(404)
  })

  test('has its notices and courses by the page, and nothing in a notice runs', async () => {
    const { db } = harness().database
    const evil = '<p onclick="alert(1)">通知<script>alert(1)</script><a href="javascript:alert(1)">看</a></p>'
    await db.update(schoolNotice).set({ html: evil }).where(eq(schoolNotice.organisationId, 1))
    const notices = await data(getSchoolNotices, { query: { orgId: 1, PageSize: 2 } }, 'teacher')
    expect(notices).toMatchObject({ TotalCount: 4, PageCount: 2 })
    expect(notices.Items?.[0]?.Content).not.toMatch(/script|onclick/)
    for (const Type of [1, 2]) {
      const courses = await data(getSchoolCourses, { query: { orgId: 2, Type } }, 'cloudSchool')
      expect(courses.Items?.length).toBe(Math.min(18, courses.TotalCount ?? 0))
      expect(courses.Items?.every((it) => it.Type === Type && it.OrgId === 2)).toBe(true)
    }
    expect(await code(getSchoolCourses, { query: { orgId: 2, Type: 3 } }, 'cloudSchool')).toBe(400)
    expect(await code(getSchoolCourses, { query: { orgId: 1, Type: 1 } }, 'cloudSchool')).toBe(403)
  })
})
