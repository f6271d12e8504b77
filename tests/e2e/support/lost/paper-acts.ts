import type { Page } from '@playwright/test'
import { deletePaper, savePaper } from '#contract/paper.ts'
import { savePractice } from '#contract/practice.ts'
import { aQuestion } from './a-question.ts'
import { type Act, type Ask, button, confirming, gone, named, pressing } from './act.ts'

const teacher = 'teacher' as const

const aPaper = (ask: Ask, Name: string, questionIds: readonly number[] = []) =>
  ask(savePaper, {
    body: {
      ...{ Id: 0, Name, Kind: questionIds.length > 0 ? 2 : 1, Minutes: 0, RowVersion: 0 },
      Sections: [
        { Name: '单项选择题', Items: questionIds.map((QuestionId) => ({ QuestionId, Score: 2 })) },
      ].filter(({ Items }) => Items.length > 0),
      ClientId: crypto.randomUUID(),
    },
  })

const handIn = async (page: Page): Promise<void> => {
  await pressing('交卷')(page)
  await confirming('交卷')(page)
}

export const paperActs = (): readonly Act[] => [
  named((name) => ({
    call: savePaper,
    way: 'copied',
    persona: teacher,
    open: async (page, ask) => {
      await aPaper(ask, name)
      await page.goto('/paper')
    },
    press: pressing(`复制《${name}》`),
    done: (page) => button(page, `复制《${name}（副本）》`),
  })),
  named((name) => ({
    call: savePaper,
    way: 'renamed',
    persona: teacher,
    open: async (page, ask) => {
      const { Id } = await aPaper(ask, name)
      await page.goto(`/paper?id=${Id}`)
      await page.getByRole('textbox', { name: '试卷名称' }).fill(`${name}改`)
    },
    press: async (page) => page.keyboard.press('Enter'),
    again: pressing('重新保存'),
    done: (page) =>
      page
        .getByRole('main')
        .filter({ has: page.getByRole('heading', { level: 1, name: `${name}改` }) })
        .getByText('已保存', { exact: true }),
  })),
  named((name) => ({
    call: deletePaper,
    persona: teacher,
    open: async (page, ask) => {
      await aPaper(ask, name)
      await page.goto('/paper')
    },
    press: async (page) => {
      await pressing(`删除《${name}》`)(page)
      await confirming('删除')(page)
    },
    done: (page) => gone(button(page, `复制《${name}》`)),
  })),
  named((name) => ({
    call: savePractice,
    way: 'a practice',
    persona: teacher,
    open: async (page, ask) => {
      const { Id } = await aQuestion(ask, name)
      await page.goto(`/details?type=4&mode=practice&ids=${Id}`)
      await page.getByRole('heading', { name: '第 1 题' }).waitFor()
      await page.keyboard.press('a')
      await page.getByRole('radio', { checked: true }).waitFor()
    },
    press: handIn,
    again: null,
    done: (page) => page.locator('dl').getByText('得分', { exact: true }),
  })),
  named((name) => ({
    call: savePractice,
    way: 'a sitting',
    persona: teacher,
    open: async (page, ask) => {
      const { Id: questionId } = await aQuestion(ask, name)
      const { Id } = await aPaper(ask, name, [questionId])
      await page.goto(`/paper?kind=electronic&id=${Id}&view=answer`)
      await pressing('开始作答')(page)
      await page.getByRole('group', { name: '第 1 题', exact: true }).getByRole('radio').first().focus()
      await page.keyboard.press('Space')
    },
    press: handIn,
    again: null,
    done: (page) => page.getByRole('heading', { name: '得分' }),
  })),
]
