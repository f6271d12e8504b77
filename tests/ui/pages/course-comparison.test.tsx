import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { CourseChange } from '#domain/studio/course-studio.ts'
import { port } from '#main/adapters/with-ports.ts'
import { COURSE_DRAFT_PORT } from '#main/studio/tokens.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'
import { AppProvider } from '#ui/actors-context.tsx'
import { CourseComparison } from '#ui/pages/studio/course-comparison.tsx'

type Compared = Result<readonly CourseChange[], Failure>

/** The part alone, in the app that its services come from. */
const show = async (...answers: Compared[]) => {
  const app = openApp({
    person: 'teacher',
    ports: [
      port(COURSE_DRAFT_PORT, (base) => ({
        ...base,
        compare: async () => answers.shift() ?? success([]),
      })),
    ],
  })
  await onScreen.userMenu()
  await app.services.signedIn.load()
  render(
    <AppProvider value={app.services}>
      <Suspense>
        <CourseComparison draftId={3} />
      </Suspense>
    </AppProvider>,
  )
  return app
}

const change = (kind: CourseChange['kind'], before: string, after: string): CourseChange => ({
  of: 'section',
  key: `section-${kind}`,
  kind,
  before,
  after,
})

it('what is different from the published version stands in words', async () => {
  await show(
    success([
      { of: 'course', key: '', kind: 'changed', before: '物理', after: '物理' },
      change('added', '', '浮力'),
      change('renamed', '压强', '液体压强'),
      change('moved', '密度', '密度'),
      change('removed', '练习', ''),
    ]),
  )
  expect(await screen.findByText('与已发布的版本有 5 处不同')).toBeDefined()
  const part = screen.getByRole('region', { name: '与已发布版本的差别' })
  expect([...part.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
    '修改课程的简介、封面、老师、位置或学完标准',
    '新增节「浮力」',
    '改名节「压强」改名为「液体压强」',
    '移动节「密度」换了位置',
    '移除节「练习」，学生的学习记录会保留',
  ])
})

it('what could not be compared is compared again', async () => {
  const { user } = await show(failed({ kind: 'unreachable' }), success([]))
  await user.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByText('与已发布的版本相同')).toBeDefined()
})
