import type { Page } from '@playwright/test'
import { addUserAction } from '#contract/learning.ts'
import {
  AD_HOC_FORM,
  askLiveQuestion,
  closeLiveQuestion,
  endLiveLesson,
  extendLiveQuestion,
  pushLiveQuestion,
  showLiveResults,
  tellLiveAnswer,
} from '#contract/live-console.ts'
import { seeLiveNotices } from '#contract/live-notice.ts'
import { cancelLive } from '#contract/live-plan.ts'
import { liveQuestionsAnswer } from '#contract/live-room.ts'
import { forbidAutoplay } from '../lessons.ts'
import { type Act, type Ask, button, confirming, gone, named, pressing, told } from './act.ts'
import { askingAs } from './arranged.ts'
import { aBankQuestion, publishedPlan, runningLesson } from './arranged-lives.ts'

const reviewer = 'reviewer' as const
const RESERVE = 6
const LIVE = 2
/** Long enough for what is done meanwhile. */
const SECONDS = 300

const entered = async (page: Page, { address }: { readonly address: string }): Promise<void> => {
  await forbidAutoplay(page)
  await page.goto(address)
}

/** A question off the cuff in a lesson that runs. */
const asked = async (ask: Ask, name: string) => {
  const { SectionId, address } = await runningLesson(ask, name)
  const { Put } = await ask(askLiveQuestion, {
    body: { SectionId, Form: AD_HOC_FORM.four, Seconds: SECONDS, ClientId: crypto.randomUUID() },
  })
  return { SectionId, RoundId: Put?.[0]?.RoundId ?? 0, address }
}

export const consoleActs = (): readonly Act[] => [
  named((name) => ({
    call: pushLiveQuestion,
    persona: reviewer,
    open: async (page, ask) => {
      const questionIds = [await aBankQuestion(ask)]
      await entered(page, await runningLesson(ask, name, { questionIds }))
    },
    press: pressing(/^立即推送/),
    again: null,
    done: told('备好的题都已经发出'),
  })),
  named((name) => ({
    call: askLiveQuestion,
    persona: reviewer,
    open: async (page, ask) => {
      await entered(page, await runningLesson(ask, name))
    },
    press: pressing('A–D 四选一'),
    again: null,
    anew: ['ServerTime'],
    done: (page) => page.getByRole('group', { name: '第 1 题进行中' }),
  })),
  named((name) => ({
    call: closeLiveQuestion,
    persona: reviewer,
    open: async (page, ask) => {
      await entered(page, await asked(ask, name))
    },
    press: pressing('立即收卷'),
    again: null,
    done: (page) => gone(button(page, '立即收卷')),
  })),
  named((name) => ({
    call: extendLiveQuestion,
    persona: reviewer,
    open: async (page, ask) => {
      await entered(page, await asked(ask, name))
    },
    press: pressing('延长 1 分钟'),
    again: null,
    done: (page) => page.getByRole('timer', { name: '答题倒计时' }).filter({ hasText: /剩余 05:/ }),
  })),
  named((name) => ({
    call: showLiveResults,
    persona: reviewer,
    open: async (page, ask) => {
      await entered(page, await asked(ask, name))
    },
    press: pressing('公布结果'),
    again: null,
    done: (page) => button(page, '收起结果'),
  })),
  named((name) => ({
    call: tellLiveAnswer,
    persona: reviewer,
    open: async (page, ask) => {
      const { SectionId, RoundId, address } = await asked(ask, name)
      await ask(closeLiveQuestion, { body: { SectionId, RoundId } })
      await entered(page, { address })
    },
    press: pressing('第 1 题的正确答案是 A'),
    again: null,
    done: (page) => gone(button(page, '第 1 题的正确答案是 A')),
  })),
  named((name) => ({
    call: endLiveLesson,
    persona: reviewer,
    open: async (page, ask) => {
      await entered(page, await runningLesson(ask, name))
    },
    press: async (page) => {
      await pressing('提前下课')(page)
      await confirming('提前下课')(page)
    },
    again: null,
    done: (page) => gone(page.getByRole('region', { name: '发题控制台' })),
  })),
  named((name) => ({
    call: liveQuestionsAnswer,
    way: 'in a live lesson',
    persona: 'teacher',
    open: async (page, ask) => {
      await entered(page, await asked(askingAs(ask, reviewer), name))
      await page.getByRole('region', { name: '课堂答题' }).locator('input').first().check({ force: true })
    },
    press: pressing('提交答案'),
    again: null,
    done: (page) => page.getByRole('region', { name: '课堂答题' }).getByText('已作答', { exact: true }),
  })),
  // Of somebody who is told nothing else: all notices are put away at once.
  named((name) => ({
    call: seeLiveNotices,
    persona: 'emptyMenus',
    open: async (page, ask) => {
      const asReviewer = askingAs(ask, reviewer)
      const { Id, Key, SectionId, ContentId } = await publishedPlan(asReviewer, name)
      await ask(addUserAction, {
        body: { ActionType: RESERVE, ObjectId: ContentId, Type: LIVE, SectionId },
      })
      await asReviewer(cancelLive, { body: { Id, Key, Reason: '老师临时有事' } })
      await page.goto('/coursetable')
    },
    press: pressing('知道了'),
    done: (page) => gone(page.getByRole('region', { name: '预约的直播有变动' })),
  })),
]
