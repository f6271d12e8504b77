import type { Page } from '@playwright/test'
import { dismissWrongQuestion, restoreWrongQuestion } from '#contract/practice.ts'
import { questionsAnswer } from '#contract/question.ts'
import { reportQuestionFault, settleFault } from '#contract/question-fault.ts'
import { importQuestions, releaseImport, undoImport } from '#contract/question-import.ts'
import { fileQuestions, offerQuestions, saveMadeQuestion } from '#contract/question-making.ts'
import { answerSomehow, playTo, pointsOf, questionOn } from '../questions.ts'
import { aBatch, aFault, aFileOf, aQuestion } from './a-question.ts'
import { type Act, type Ask, button, confirming, gone, named, pressing, told } from './act.ts'
import { aPlace } from './arranged.ts'

const teacher = 'teacher' as const
const reviewer = 'reviewer' as const
/** Whose imports no other test counts. */
const importer = 'secondReviewer' as const

const IMPORTS = '/details?type=4&mode=import'
/** No other test plays the lesson of the course at this place. */
const LESSON = 12

const chooseOwn = async (page: Page, ask: Ask, name: string): Promise<void> => {
  await aQuestion(ask, name)
  await page.goto('/studio/questions')
  await page.getByRole('checkbox', { name: `选择：${name}` }).check()
}

const batchOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: '导入记录' })
    .getByRole('listitem')
    .filter({ hasText: `来源：${name}` })

const caseOf = (page: Page, name: string) =>
  page
    .getByRole('article')
    .filter({ hasText: `${name}应该是加` })
    .last()

/** Answers a new question wrong, and opens the book of wrong ones. */
const openWrongBook = async (page: Page, ask: Ask, name: string): Promise<void> => {
  const { Id } = await aQuestion(ask, name)
  const Items = [{ QuestionId: Id, Answer: ['B'], ClientId: crypto.randomUUID() }]
  const body = { CourseId: 0, SectionId: 0, PracticeId: crypto.randomUUID(), Items }
  await ask(questionsAnswer, { body })
  await page.goto('/coursetable?activeIndex=6')
}

export const questionActs = (): readonly Act[] => [
  named((name) => ({
    call: saveMadeQuestion,
    persona: teacher,
    open: async (page) => {
      await page.goto('/studio/questions/new')
      const form = page.getByRole('form', { name: '题目内容' })
      await form.getByRole('textbox', { name: '题干' }).fill(name)
      for (const key of ['A', 'B', 'C', 'D'])
        await form.getByRole('textbox', { name: `选项 ${key}` }).fill(`${key} 项`)
      await form.getByRole('textbox', { name: '答案（选项字母）' }).fill('A')
      await form.getByRole('treeitem', { name: /^初中/ }).click()
      await form.getByRole('treeitem', { name: /^数学/ }).click()
    },
    press: pressing('保存'),
    done: (page) => page.getByRole('heading', { level: 1, name: '修改题目' }),
  })),
  named((name) => ({
    call: saveMadeQuestion,
    way: 'changed',
    persona: teacher,
    open: async (page, ask) => {
      const { Id } = await aQuestion(ask, name)
      await page.goto(`/studio/questions/${Id}`)
      await page.getByRole('textbox', { name: '题干' }).fill(`${name}改`)
    },
    press: pressing('保存'),
    done: told('已保存，题库里已是这个样子。'),
  })),
  named((name) => ({
    call: offerQuestions,
    persona: teacher,
    open: (page, ask) => chooseOwn(page, ask, name),
    press: pressing('撤下'),
    done: told('已撤下 1 题'),
  })),
  named((name) => ({
    call: fileQuestions,
    persona: teacher,
    open: async (page, ask) => {
      await chooseOwn(page, ask, name)
      await pressing('归类')(page)
      await page.getByRole('combobox', { name: '难度' }).selectOption('较难')
    },
    press: pressing('归类这 1 题'),
    done: told('已归类 1 题'),
  })),
  named((name) => ({
    call: reportQuestionFault,
    persona: reviewer,
    open: async (page, ask) => {
      const { ContentId } = await aQuestion((call, request) => ask(call, request, teacher), name)
      await page.goto(`/details?type=4&id=${ContentId}`)
      await pressing('给第 1 题纠错')(page)
      const dialog = page.getByRole('dialog', { name: '题目纠错' })
      await dialog.getByText('题干', { exact: true }).click()
      await dialog.getByRole('textbox', { name: '具体说明' }).fill(`${name}应该是加`)
    },
    press: pressing('提交'),
    done: told('已收到，谢谢你的纠错'),
  })),
  named((name) => ({
    call: settleFault,
    persona: reviewer,
    open: async (page, ask) => {
      await page.goto(`/details?type=4&mode=faults&page=${await aFault(ask, name)}`)
    },
    press: (page) => caseOf(page, name).getByRole('button', { name: '已解决' }).click(),
    done: (page) => caseOf(page, name).getByRole('button', { name: '撤销处理' }),
  })),
  named((name) => ({
    call: importQuestions,
    persona: importer,
    turns: 'imports',
    open: async (page, ask) => {
      const { StageId, SubjectId } = await aPlace(ask)
      await page.goto(`${IMPORTS}&stage=${StageId}&subject=${SubjectId}`)
      await page.getByLabel('选择文件').setInputFiles(aFileOf(name))
      await page.getByRole('textbox', { name: '来源' }).fill(name)
    },
    press: pressing('导入这 1 题'),
    again: pressing('重试'),
    done: told('已导入 1 题'),
  })),
  named((name) => ({
    call: releaseImport,
    persona: importer,
    turns: 'imports',
    open: async (page, ask) => {
      await aBatch(page, ask, name)
      await page.goto(IMPORTS)
    },
    press: async (page) => {
      await batchOf(page, name).getByRole('button', { name: /^公开/ }).click()
      await confirming('公开')(page)
    },
    done: (page) => batchOf(page, name).getByText('已公开'),
  })),
  named((name) => ({
    call: undoImport,
    persona: importer,
    turns: 'imports',
    open: async (page, ask) => {
      await aBatch(page, ask, name)
      await page.goto(IMPORTS)
    },
    press: async (page) => {
      await batchOf(page, name).getByRole('button', { name: /^撤销/ }).click()
      await confirming('撤销')(page)
    },
    done: (page) => batchOf(page, name).getByText('已撤销'),
  })),
  {
    call: questionsAnswer,
    persona: teacher,
    open: async (page) => {
      const [point] = await pointsOf(page, LESSON)
      if (point === undefined) throw new Error('the lesson asks nothing')
      await playTo(page, point)
      await answerSomehow(page)
    },
    press: (page) => questionOn(page).submit.click(),
    again: null,
    done: (page) =>
      questionOn(page)
        .verdict.filter({ hasText: /回答正确|部分得分|回答错误|已提交/ })
        .first(),
  },
  named((name) => ({
    call: dismissWrongQuestion,
    persona: teacher,
    open: (page, ask) => openWrongBook(page, ask, name),
    press: pressing(`把“${name}”移出错题本`),
    done: (page) => gone(button(page, `把“${name}”移出错题本`)),
  })),
  named((name) => ({
    call: restoreWrongQuestion,
    persona: teacher,
    open: async (page, ask) => {
      await openWrongBook(page, ask, name)
      await pressing(`把“${name}”移出错题本`)(page)
      await page.getByText(`已移出“${name}”`).waitFor()
    },
    press: pressing('撤销'),
    done: (page) => button(page, `把“${name}”移出错题本`),
  })),
]
