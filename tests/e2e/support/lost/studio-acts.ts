import { createLivePlan, deleteLivePlan, saveLivePlan } from '#contract/live-plan.ts'
import { deletePaper, savePaper } from '#contract/paper.ts'
import { reportQuestionFault, settleFault } from '#contract/question-fault.ts'
import { fileQuestions, offerQuestions, saveMadeQuestion } from '#contract/question-making.ts'
import { askRelease, decideRelease, endRelease, getReleases, takeBackRelease } from '#contract/release.ts'
import {
  decideVersion,
  getResourceVersions,
  offerResource,
  restoreResource,
  reviseResource,
  takeBackVersion,
  withdrawResource,
} from '#contract/resource-version.ts'
import { createCourseDraft, saveCourseDraft } from '#contract/studio.ts'
import { deleteCourseDraft } from '#contract/studio-life.ts'
import { type Act, type Ask, button, confirming, gone, named, pressing, told } from './act.ts'
import { aPlace, approvedFile } from './arranged.ts'

const teacher = 'teacher' as const
const reviewer = 'reviewer' as const
const asTeacher =
  (ask: Ask): Ask =>
  (call, request, who = 'teacher') =>
    ask(call, request, who)

const aDraft = (ask: Ask, Name: string) =>
  ask(createCourseDraft, { body: { OrgId: 1, Name, ClientId: crypto.randomUUID() } })
const aPlan = (ask: Ask, Name: string) =>
  ask(createLivePlan, { body: { OrgId: 1, Name, ClientId: crypto.randomUUID() } })
const aPaper = (ask: Ask, Name: string) =>
  ask(savePaper, {
    body: { Id: 0, Name, Kind: 1, Minutes: 0, Sections: [], RowVersion: 0, ClientId: crypto.randomUUID() },
  })
const aQuestion = async (ask: Ask, Stem: string) =>
  ask(saveMadeQuestion, {
    body: {
      ...{
        Id: 0,
        Seen: 0,
        OrgId: 1,
        VersionId: 0,
        BookId: 0,
        ChapterId: 0,
        KnowId: 0,
        ...(await aPlace(ask)),
      },
      ...{
        Level: 18,
        Year: 0,
        Pictures: [],
        Reason: '',
        Faults: [],
        Reply: '',
        ClientId: crypto.randomUUID(),
      },
      Question: {
        ...{ Kind: 1, Stem, Options: ['甲', '乙'], Answers: [['A']] },
        ...{ AnyOrder: false, Analysis: '', Points: 2, Parts: [] },
      },
    },
  })
const askedRelease = async (ask: Ask, name: string) => {
  const { contentId } = await approvedFile(ask, name)
  await ask(askRelease, { body: { Id: contentId } })
  return contentId
}
const revised = async (ask: Ask, name: string) => {
  const { contentId: Id } = await approvedFile(ask, name)
  const { Current, Number: number } = await ask(getResourceVersions, { query: { Id } })
  const place = {
    StageId: Current.StageId ?? 0,
    SubjectId: Current.SubjectId ?? 0,
    ChapterId: Current.ChapterId ?? 0,
    TagId: Current.TagId ?? 0,
  }
  await ask(reviseResource, {
    body: { Id, Number: number ?? 0, Name: `${name}新`, Summary: '', Introduction: '', ...place },
  })
  const { Versions } = await ask(getResourceVersions, { query: { Id } })
  const waiting = Versions[0]
  return { Id, VersionId: waiting?.Id ?? 0, RowVersion: waiting?.RowVersion ?? 0 }
}

export const STUDIO_ACTS: readonly Act[] = [
  named((name) => ({
    call: createCourseDraft,
    persona: teacher,
    open: async (page) => {
      await page.goto('/studio')
      await page.getByRole('button', { name: '新建课程' }).first().click()
      await page.getByRole('dialog').getByRole('textbox', { name: '课程名称' }).fill(name)
    },
    press: (page) => page.getByRole('dialog').getByRole('button', { name: '新建课程' }).click(),
    done: (page) => page.getByRole('heading', { level: 1, name }),
  })),
  named((name) => ({
    call: saveCourseDraft,
    persona: teacher,
    open: async (page, ask) => {
      const { Id } = await aDraft(ask, name)
      await page.goto(`/studio/courses/${Id}`)
    },
    press: pressing('添加一章'),
    again: null,
    done: (page) => page.getByLabel('保存情况').filter({ hasText: '已保存' }),
  })),
  named((name) => ({
    call: deleteCourseDraft,
    persona: teacher,
    open: async (page, ask) => {
      await aDraft(ask, name)
      await page.goto(`/studio?word=${name}`)
    },
    press: async (page) => {
      await pressing(`删除${name}`)(page)
      await confirming('删除')(page)
    },
    done: (page) => gone(button(page, `删除${name}`)),
  })),
  named((name) => ({
    call: createLivePlan,
    persona: teacher,
    open: async (page) => {
      await page.goto('/studio/live')
      await page.getByRole('textbox', { name: '直播名称' }).fill(name)
    },
    press: pressing('新建'),
    done: (page) => page.getByRole('heading', { level: 1, name }),
  })),
  named((name) => ({
    call: saveLivePlan,
    persona: teacher,
    open: async (page, ask) => {
      const { Id } = await aPlan(ask, name)
      await page.goto(`/studio/live/${Id}`)
    },
    press: (page) => page.getByRole('textbox', { name: '一句话简介' }).fill('改了一句'),
    again: null,
    done: (page) => page.getByText('已保存', { exact: true }).first(),
  })),
  named((name) => ({
    call: deleteLivePlan,
    persona: teacher,
    open: async (page, ask) => {
      const { Id } = await aPlan(ask, name)
      await page.goto(`/studio/live/${Id}`)
    },
    press: async (page) => {
      await pressing('删除')(page)
      await confirming('删除')(page)
    },
    done: told('直播已删除'),
  })),
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
    },
    press: (page) => page.getByRole('textbox', { name: '试卷名称' }).fill(`${name}改`),
    again: async (page) => {
      const button = page.getByRole('button', { name: '重新保存' })
      if (await button.isVisible()) await button.click()
    },
    done: (page) => page.getByText('已保存', { exact: true }).first(),
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
    call: saveMadeQuestion,
    persona: teacher,
    open: async (page) => {
      await page.goto('/studio/questions/new')
      const form = page.getByRole('form', { name: '题目内容' })
      await form.getByRole('textbox', { name: '题干' }).fill(name)
      for (const [index, key] of ['A', 'B', 'C', 'D'].entries())
        await form.getByRole('textbox', { name: `选项 ${key}` }).fill(`${index}`)
      await form.getByRole('textbox', { name: '答案（选项字母）' }).fill('A')
      await form.getByRole('treeitem', { name: /^初中/ }).click()
      await form.getByRole('treeitem', { name: /^数学/ }).click()
    },
    press: pressing('保存'),
    done: told(/^已保存/),
  })),
  named((name) => ({
    call: saveMadeQuestion,
    way: 'changed',
    persona: teacher,
    open: async (page, ask) => {
      const { ContentId } = await aQuestion(ask, name)
      await page.goto(`/details?type=4&id=${ContentId}`)
      await page.getByRole('link', { name: '修改这道题' }).click()
      await page.getByRole('textbox', { name: '题干' }).fill(`${name}改`)
    },
    press: pressing('保存'),
    done: told('已保存，题库里已是这个样子。'),
  })),
  named((name) => ({
    call: offerQuestions,
    persona: teacher,
    open: async (page, ask) => {
      await aQuestion(ask, name)
      await page.goto('/studio/questions')
      await page.getByRole('checkbox', { name: new RegExp(`^选择：${name}`) }).check()
    },
    press: pressing('撤下'),
    done: told(/^已撤下/),
  })),
  named((name) => ({
    call: fileQuestions,
    persona: teacher,
    open: async (page, ask) => {
      await aQuestion(ask, name)
      await page.goto('/studio/questions')
      await page.getByRole('checkbox', { name: new RegExp(`^选择：${name}`) }).check()
      await pressing('归类')(page)
      await page.getByRole('dialog').getByRole('combobox', { name: '难度' }).selectOption({ index: 2 })
    },
    press: pressing('归类这 1 题'),
    done: told(/^已归类/),
  })),
  named((name) => ({
    call: reportQuestionFault,
    persona: reviewer,
    open: async (page, ask) => {
      const { ContentId } = await aQuestion(asTeacher(ask), name)
      await page.goto(`/details?type=4&id=${ContentId}`)
      await pressing('给第 1 题纠错')(page)
      const dialog = page.getByRole('dialog', { name: '题目纠错' })
      await dialog.getByRole('radio', { name: '题干' }).check()
      await dialog.getByRole('textbox', { name: '具体说明' }).fill(`${name}应该是加`)
    },
    press: (page) => page.getByRole('dialog').getByRole('button', { name: '提交' }).click(),
    done: told(/已收到/),
  })),
  named((name) => ({
    call: settleFault,
    persona: reviewer,
    open: async (page, ask) => {
      const { Id } = await aQuestion(asTeacher(ask), name)
      await ask(
        reportQuestionFault,
        { body: { QuestionId: Id, Kind: 1, Content: `${name}应该是加`, ClientId: crypto.randomUUID() } },
        'teacher',
      )
      await page.goto('/details?type=4&mode=faults')
    },
    press: (page) =>
      page
        .getByRole('article')
        .filter({ hasText: `${name}应该是加` })
        .last()
        .getByRole('button', { name: '已解决' })
        .click(),
    done: (page) =>
      page
        .getByRole('article')
        .filter({ hasText: `${name}应该是加` })
        .last()
        .getByRole('button', { name: '撤销处理' }),
  })),
  named((name) => ({
    call: askRelease,
    persona: teacher,
    open: async (page, ask) => {
      await approvedFile(ask, name)
      await page.goto('/studio/published')
    },
    press: async (page) => {
      await pressing(new RegExp(`^申请公开${name}`))(page)
      await confirming('申请公开')(page)
    },
    done: (page) => button(page, new RegExp(`^撤回${name}.*的公开申请`)),
  })),
  named((name) => ({
    call: takeBackRelease,
    persona: teacher,
    open: async (page, ask) => {
      await askedRelease(ask, name)
      await page.goto('/studio/published')
    },
    press: async (page) => {
      await pressing(new RegExp(`^撤回${name}.*的公开申请`))(page)
      await confirming('撤回申请')(page)
    },
    done: (page) => button(page, new RegExp(`^申请公开${name}`)),
  })),
  named((name) => ({
    call: decideRelease,
    persona: 'secondReviewer',
    open: async (page, ask) => {
      await askedRelease(asTeacher(ask), name)
      await page.goto('/studio/releases')
    },
    press: async (page) => {
      await pressing(new RegExp(`^通过${name}.*的公开申请`))(page)
      await confirming('通过')(page)
    },
    done: (page) => gone(button(page, new RegExp(`^通过${name}.*的公开申请`))),
  })),
  named((name) => ({
    call: endRelease,
    persona: teacher,
    open: async (page, ask) => {
      const contentId = await askedRelease(ask, name)
      const { Items } = await ask(getReleases, { body: { Status: 1, PageSize: 100 } }, 'secondReviewer')
      const one = Items?.find(({ ContentId }) => ContentId === contentId)
      await ask(
        decideRelease,
        { body: { Id: one?.Id ?? 0, RowVersion: one?.RowVersion ?? 0, Status: 2, Reason: '' } },
        'secondReviewer',
      )
      await page.goto('/studio/published')
    },
    press: async (page) => {
      await pressing(new RegExp(`^把${name}.*恢复为仅本校可见`))(page)
      const question = page.getByRole('alertdialog')
      if (await question.isVisible()) await question.getByRole('button', { name: '恢复仅本校' }).click()
    },
    done: (page) => button(page, new RegExp(`^申请公开${name}`)),
  })),
  named((name) => ({
    call: withdrawResource,
    persona: teacher,
    open: async (page, ask) => {
      await approvedFile(ask, name)
      await page.goto('/studio/published')
    },
    press: async (page) => {
      await pressing(new RegExp(`^撤下${name}`))(page)
      await confirming('撤下')(page)
    },
    done: (page) => button(page, new RegExp(`^重新发布${name}`)),
  })),
  named((name) => ({
    call: offerResource,
    persona: teacher,
    open: async (page, ask) => {
      const { contentId } = await approvedFile(ask, name)
      await ask(withdrawResource, { body: { Id: contentId } })
      await page.goto('/studio/published')
    },
    press: async (page) => {
      await pressing(new RegExp(`^重新发布${name}`))(page)
      await confirming('重新发布')(page)
    },
    done: (page) => button(page, new RegExp(`^撤下${name}`)),
  })),
  named((name) => ({
    call: reviseResource,
    persona: teacher,
    open: async (page, ask) => {
      const { contentId } = await approvedFile(ask, name)
      await page.goto(`/studio/resources/${contentId}`)
      await page.getByRole('textbox', { name: '标题' }).fill(`${name}改`)
    },
    press: pressing('提交审核'),
    done: told(/新版本正在审核/),
  })),
  named((name) => ({
    call: takeBackVersion,
    persona: teacher,
    open: async (page, ask) => {
      const { Id } = await revised(ask, name)
      await page.goto(`/studio/resources/${Id}`)
    },
    press: async (page) => {
      await pressing('撤回新版本')(page)
      await confirming('撤回新版本')(page)
    },
    done: told(/^已撤回/),
  })),
  named((name) => ({
    call: decideVersion,
    persona: reviewer,
    open: async (page, ask) => {
      await revised(asTeacher(ask), name)
      await page.goto('/studio/versions')
    },
    press: async (page) => {
      await pressing(new RegExp(`^通过${name}.*的新版本`))(page)
      await confirming('通过')(page)
    },
    done: (page) => gone(button(page, new RegExp(`^通过${name}.*的新版本`))),
  })),
  named((name) => ({
    call: restoreResource,
    persona: teacher,
    open: async (page, ask) => {
      const { Id, ...one } = await revised(ask, name)
      await ask(decideVersion, { body: { ...one, Status: 2, Reason: '' } }, 'reviewer')
      await page.goto(`/studio/resources/${Id}`)
    },
    press: async (page) => {
      await pressing('恢复第 1 版')(page)
      await confirming('恢复这一版')(page)
    },
    done: told(/新版本正在审核/),
  })),
]
