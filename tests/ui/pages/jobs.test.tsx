import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { JobsPort } from '#application/job/jobs.port.ts'
import type { Job, JobScope } from '#domain/job/job.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { port } from '#main/adapters/with-ports.ts'
import { JOBS_PORT } from '#main/job/tokens.ts'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp, type Person } from '#tests/ui/support/open-app.tsx'

const aJob = (change: Partial<Job>): Job => ({
  id: 'one',
  kind: 'film',
  subject: '浮力实验',
  userName: '李文静',
  state: 'running',
  progress: 40,
  tries: 1,
  reason: null,
  createdAt: '2026-03-02T00:00:00Z',
  startedAt: '2026-03-02T00:00:01Z',
  endedAt: '',
  own: true,
  ...change,
})

/** A server whose jobs change as they are told to. */
const open = (jobs: Job[], person: Person = 'teacher', fails = false) => {
  const asked: JobScope[] = []
  let isAway = fails
  const answers: JobsPort = {
    jobs: async (scope) => {
      asked.push(scope)
      if (isAway) return failed({ kind: 'unreachable' })
      return success({ index: scope.page, size: 20, total: jobs.length, items: [...jobs] })
    },
    cancel: async (id) => {
      const at = jobs.findIndex((job) => job.id === id)
      jobs[at] = aJob({ ...jobs[at], state: 'cancelled' })
      return success(true)
    },
    runAgain: async () => failed({ kind: 'rejected', reason: 'conflict', message: '任务没有失败' }),
  }
  const app = openApp({ person, address: '/studio/jobs', ports: [port(JOBS_PORT, () => answers)] })
  return {
    ...app,
    asked,
    comeBack: () => {
      isAway = false
    },
  }
}

it('a job tells what it is, how far it is and why it failed', async () => {
  open([
    aJob({}),
    aJob({ id: 'two', state: 'failed', subject: '电流', reason: 'damaged', tries: 2 }),
    aJob({ id: 'three', state: 'waiting', subject: '光路', reason: 'interrupted' }),
  ])
  await onScreen.heading('后台任务')
  const rows = within(await screen.findByRole('list', { name: '任务' })).getAllByRole('listitem')
  expect(screen.getByRole('progressbar', { name: '视频处理：浮力实验的进度' })).toBeDefined()
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('视频处理：浮力实验进行中40%'),
    expect.stringContaining('文件不完整或已损坏，请重新上传完整的文件。'),
    expect.stringContaining('上次没有成功，会再试一次。'),
  ])
  expect(rows[1]?.textContent).toContain('第 2 次尝试')
  await expectAccessible()
})

it('a job is cancelled once that was asked, and the focus stays with it', async () => {
  const { user } = open([aJob({})])
  await user.click(await screen.findByRole('button', { name: '停止视频处理：浮力实验' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '停止' }))
  expect(await screen.findByText('已停止')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '重新运行视频处理：浮力实验' }))
  expect((await screen.findByRole('alert')).textContent).toContain('任务没有失败')
})

it('without jobs the page says what will stand there; a reviewer chooses a school', async () => {
  const { user, asked } = open([], 'reviewer')
  expect(await screen.findByText('还没有任务')).toBeDefined()
  const whose = screen.getByRole('combobox', { name: '查看谁的任务' })
  await user.selectOptions(whose, within(whose).getAllByRole('option')[1] as HTMLElement)
  await waitFor(() => expect(asked.at(-1)?.organisationId).toBeGreaterThan(0))
})

it('jobs that could not be read are read again', async () => {
  const { user, comeBack } = open([aJob({})], 'teacher', true)
  const retry = await screen.findByRole('button', { name: '重试' })
  comeBack()
  await user.click(retry)
  expect(await screen.findByRole('list', { name: '任务' })).toBeDefined()
})
