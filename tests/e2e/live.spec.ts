import { expect } from '@playwright/test'
import { signIn } from './support/app.ts'
import { test } from './support/clocked.ts'

const T0 = Date.parse('2026-08-31T16:00:00Z')

test('look', async ({ page, clocked, askAs }) => {
  await clocked.setClock(T0 + 60_000)
  const ask = await askAs('teacher')
  const lives = await ask<any[]>('/api/user/liveplaydirectory/gethomelivelist')
  console.log(
    lives
      .map((l) => [l.Id, l.Name, l.TeacherName, l.LiveStatus, l.StartTime, l.EndTime].join(' '))
      .join('\n'),
  )
  const running = lives.find((l) => l.LiveStatus === 2)
  const course = await ask<any>('/api/user/liveplaydirectory/getcoursedetailsinfo', { Id: running.Id })
  const section = course.Chapters.flatMap((c: any) => c.Sections).find((s: any) => s.LiveStatus === 2)
  await clocked.setClock(Date.parse(section.EndTime) - 5_000)
  const pushed = await ask<any>('/api/user/livepagecontent/getpushquestions', { SectionId: section.Id })
  console.log(
    pushed.Rounds.map((r: any) =>
      [r.RoundId, r.OpenTime, r.CloseTime, r.Question.TypeName, r.Question.Stem].join(' '),
    ).join('\n'),
  )
  await clocked.setClock(Date.parse(section.StartTime) - 400_000)
  await signIn(page, 'teacher')
  await page.goto(`/play?id=${running.Id}&type=2&section=${section.Id}`)
  const shot = async (name: string) => {
    for (const [w, h] of [
      [1366, 768],
      [820, 1180],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width: w, height: h })
      await page.waitForTimeout(500)
      await page.screenshot({ path: `/tmp/cliver-shots/${name}-${w}.png` })
    }
    await page.setViewportSize({ width: 1366, height: 768 })
  }
  await page.getByRole('timer').waitFor()
  await shot('announced')
  await clocked.setClock(Date.parse(pushed.Rounds[0].OpenTime) - 3_000)
  await page.reload()
  await page.waitForTimeout(5_000)
  await page.getByRole('timer').waitFor()
  await shot('open')
  await page.getByRole('region', { name: '课堂答题' }).locator('label').nth(1).click()
  await shot('chosen')
  await page.getByRole('button', { name: '提交答案' }).click()
  await page.waitForTimeout(1500)
  await shot('answered')
  await clocked.setClock(Date.parse(pushed.Rounds[1].CloseTime) + 3_000)
  await page.waitForTimeout(5000)
  await shot('closed')
  await page.emulateMedia({ colorScheme: 'dark' })
  await shot('closed-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await clocked.setClock(Date.parse(section.EndTime) + 5_000)
  await page.waitForTimeout(5000)
  await shot('ended')
  expect(1).toBe(1)
})
