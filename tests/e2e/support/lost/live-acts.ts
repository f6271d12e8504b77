import type { Page } from '@playwright/test'
import { endLiveLesson } from '#contract/live-console.ts'
import {
  cancelLive,
  createLivePlan,
  deleteLivePlan,
  discardLivePlanChanges,
  publishLivePlan,
  publishReplay,
  recallLivePlan,
  restoreLive,
  returnLivePlan,
  saveLivePlan,
  submitLivePlan,
} from '#contract/live-plan.ts'
import { type Act, type Ask, button, confirming, gone, named, pressing, told } from './act.ts'
import { asTeacher } from './arranged.ts'
import { aPlan, lessonWithoutFilm, ownFilm, publishedPlan, savedPlan, wholePlan } from './arranged-lives.ts'

const teacher = 'teacher' as const
const reviewer = 'reviewer' as const
const REASON = '时间要改到下周'

const planAt = (id: number): string => `/studio/live/${id}`

/** A plan that waits for a reviewer. */
const submitted = async (ask: Ask, name: string): Promise<number> => {
  const { Id, Revision } = await wholePlan(ask, name)
  await ask(submitLivePlan, { body: { Id, Revision: Number(Revision) } })
  return Id
}

/** Presses a button that asks why, and says it. */
const saying =
  (opener: string, name: string) =>
  async (page: Page): Promise<void> => {
    await pressing(opener)(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(REASON)
    await dialog.getByRole('button', { name, exact: true }).click()
  }

export const liveActs = (): readonly Act[] => [
  named((name) => ({
    call: createLivePlan,
    persona: teacher,
    open: async (page) => {
      await page.goto('/studio/live')
      await page.getByRole('textbox', { name: '直播名称' }).fill(name)
    },
    press: pressing('新建直播'),
    done: (page) => page.getByRole('heading', { level: 1, name }),
  })),
  // Of what is published: only what is saved can be discarded.
  named((name) => ({
    call: saveLivePlan,
    persona: reviewer,
    open: async (page, ask) => {
      const { Id } = await publishedPlan(ask, name)
      await page.goto(planAt(Id))
    },
    press: (page) => page.getByRole('textbox', { name: '一句话简介' }).fill('改了一句'),
    again: null,
    done: (page) => button(page, '放弃修改'),
  })),
  named((name) => ({
    call: deleteLivePlan,
    persona: teacher,
    open: async (page, ask) => {
      const { Id } = await aPlan(ask, name)
      await page.goto(planAt(Id))
    },
    press: async (page) => {
      await pressing('删除')(page)
      await confirming('删除')(page)
    },
    done: told('直播已删除'),
  })),
  named((name) => ({
    call: submitLivePlan,
    persona: teacher,
    open: async (page, ask) => {
      const { Id } = await wholePlan(ask, name)
      await page.goto(planAt(Id))
    },
    press: pressing('提交审核'),
    done: (page) => button(page, '撤回提交'),
  })),
  named((name) => ({
    call: recallLivePlan,
    persona: teacher,
    open: async (page, ask) => {
      await page.goto(planAt(await submitted(ask, name)))
    },
    press: pressing('撤回提交'),
    done: (page) => button(page, '提交审核'),
  })),
  named((name) => ({
    call: returnLivePlan,
    persona: reviewer,
    open: async (page, ask) => {
      await page.goto(planAt(await submitted(asTeacher(ask), name)))
    },
    press: saying('退回修改', '退回修改'),
    done: told(`审核没有通过：${REASON}`),
  })),
  named((name) => ({
    call: publishLivePlan,
    persona: reviewer,
    open: async (page, ask) => {
      const { Id } = await wholePlan(ask, name)
      await page.goto(planAt(Id))
    },
    press: async (page) => {
      await pressing('发布')(page)
      await confirming('发布')(page)
    },
    done: (page) => page.getByRole('link', { name: '查看直播页' }),
  })),
  named((name) => ({
    call: discardLivePlanChanges,
    persona: reviewer,
    open: async (page, ask) => {
      const { plan, Id } = await publishedPlan(ask, name)
      await savedPlan(ask, plan, { ...plan.Document, summary: '改了一句' })
      await page.goto(planAt(Id))
    },
    press: async (page) => {
      await pressing('放弃修改')(page)
      await confirming('放弃修改')(page)
    },
    done: (page) => gone(button(page, '放弃修改')),
  })),
  named((name) => ({
    call: cancelLive,
    persona: reviewer,
    open: async (page, ask) => {
      const { Id } = await publishedPlan(ask, name)
      await page.goto(planAt(Id))
    },
    press: saying('取消第 1 讲', '取消这一讲'),
    done: told(`已取消：${REASON}`),
  })),
  named((name) => ({
    call: restoreLive,
    persona: reviewer,
    open: async (page, ask) => {
      const { Id, Key } = await publishedPlan(ask, name)
      await ask(cancelLive, { body: { Id, Key, Reason: REASON } })
      await page.goto(planAt(Id))
    },
    press: pressing('恢复第 1 讲'),
    done: (page) => button(page, '取消第 1 讲'),
  })),
  named((name) => ({
    call: publishReplay,
    persona: reviewer,
    open: async (page, ask) => {
      const { Id, SectionId } = await lessonWithoutFilm(ask, name)
      await ask(endLiveLesson, { body: { SectionId } })
      await ownFilm(ask, name)
      await page.goto(planAt(Id))
    },
    press: async (page) => {
      await pressing('为第 1 讲选择回放视频')(page)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `选择${name}.mp4`, exact: true })
        .click()
    },
    done: told('更换回放'),
  })),
]
