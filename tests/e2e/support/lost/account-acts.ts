import type { Page } from '@playwright/test'
import { addComments, deleteComment, restoreComment } from '#contract/comment.ts'
import { decideCommentReport, reportComment } from '#contract/comment-report.ts'
import { addFavorite, deleteFavorite, editFavorite } from '#contract/favourite.ts'
import { restoreContent, takeDownContent } from '#contract/moderation.ts'
import { deleteNote, saveNote } from '#contract/note.ts'
import { exportPersonalData } from '#contract/personal-data.ts'
import { seededAddress } from '#tests/support/seeded.ts'
import { type Act, type Ask, button, confirming, gone, named, pressing, told } from './act.ts'
import { approvedFile, asTeacher } from './arranged.ts'

const FAVOURITES = '/coursetable?activeIndex=3'
const LESSON = seededAddress('chemistry-senior-electrochemistry')
const ID = Number(new URL(LESSON, 'http://zhiyuan.test').searchParams.get('id'))
const COMMENTS = `${LESSON}&tab=comments`

const teacher = 'teacher' as const

const aComment = (ask: Ask, words: string, by: 'teacher' | 'reviewer') =>
  ask(
    addComments,
    {
      body: { ObjectId: ID, ParentId: 0, Type: 1, Content: `<p>${words}</p>`, ClientId: crypto.randomUUID() },
    },
    by,
  )
const commentOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words }).first()
const deleting = (words: string) => async (page: Page) => {
  await commentOf(page, words).getByRole('button', { name: /^删除/ }).first().click()
  await confirming('删除')(page)
}
const aFolder = (ask: Ask, Name: string) => ask(addFavorite, { body: { Type: 0, Name, ParentId: 0 } })

export const accountActs = (): readonly Act[] => [
  named((name) => ({
    call: addFavorite,
    way: 'a folder',
    persona: teacher,
    open: async (page) => {
      await page.goto(FAVOURITES)
    },
    press: async (page) => {
      await pressing('新建收藏夹')(page)
      await page.getByRole('dialog').getByRole('textbox', { name: '名称' }).fill(name)
      await pressing('新建')(page)
    },
    done: (page) => page.getByRole('treeitem', { name }),
  })),
  named((name) => ({
    call: editFavorite,
    way: 'renamed',
    persona: teacher,
    open: async (page, ask) => {
      await aFolder(ask, name)
      await page.goto(FAVOURITES)
    },
    press: async (page) => {
      await page.getByRole('treeitem', { name }).press('F2')
      await page.getByRole('dialog').getByRole('textbox', { name: '名称' }).fill(`${name}改`)
      await pressing('保存')(page)
    },
    done: (page) => page.getByRole('treeitem', { name: `${name}改` }),
  })),
  named((name) => ({
    call: deleteFavorite,
    way: 'a folder',
    persona: teacher,
    open: async (page, ask) => {
      await aFolder(ask, name)
      await page.goto(FAVOURITES)
    },
    press: async (page) => {
      await page.getByRole('treeitem', { name }).press('Delete')
      await confirming('删除收藏夹')(page)
    },
    done: (page) => gone(page.getByRole('treeitem', { name })),
  })),
  named((name) => ({
    call: addFavorite,
    way: 'a content',
    persona: teacher,
    open: async (page, ask) => {
      await approvedFile(ask, name)
      await page.goto(`/school-local/school-local-database?orgId=1&q=${name}`)
    },
    press: pressing(`收藏：${name}.docx`),
    done: (page) => page.getByRole('button', { name: `收藏：${name}.docx`, pressed: true }),
  })),
  named((words) => ({
    call: addComments,
    persona: teacher,
    open: async (page) => {
      await page.goto(COMMENTS)
      await page.getByRole('toolbar', { name: '格式' }).waitFor()
      await page.getByRole('form', { name: '写评论' }).getByRole('textbox', { name: '写评论' }).fill(words)
    },
    press: (page) => page.getByRole('form', { name: '写评论' }).getByRole('button', { name: '发表' }).click(),
    again: null,
    done: (page) => page.getByRole('list', { name: '评论列表' }).getByText(words),
  })),
  named((words) => ({
    call: deleteComment,
    persona: teacher,
    open: async (page, ask) => {
      await aComment(ask, words, 'teacher')
      await page.goto(COMMENTS)
    },
    press: deleting(words),
    done: (page) => gone(page.getByText(words)),
  })),
  named((words) => ({
    call: reportComment,
    persona: teacher,
    open: async (page, ask) => {
      await aComment(ask, words, 'reviewer')
      await page.goto(COMMENTS)
      await commentOf(page, words).getByRole('button', { name: /^举报/ }).click()
      await page.getByRole('dialog').getByRole('radio', { name: '与内容无关' }).check({ force: true })
    },
    press: pressing('提交举报'),
    done: (page) => commentOf(page, words).getByText('已举报'),
  })),
  named((words) => ({
    call: restoreComment,
    persona: teacher,
    open: async (page, ask) => {
      await aComment(ask, words, 'teacher')
      await page.goto(COMMENTS)
      await deleting(words)(page)
    },
    press: pressing('撤销'),
    done: (page) => page.getByRole('list', { name: '评论列表' }).getByText(words),
  })),
  named((words) => ({
    call: decideCommentReport,
    persona: 'platformAdministrator',
    open: async (page, ask) => {
      const { Id } = await aComment(ask, words, 'teacher')
      await ask(reportComment, { body: { Id, Category: 1, Words: '' } }, 'reviewer')
      await page.goto('/manage/reports')
    },
    press: async (page) => {
      const row = page.getByRole('listitem').filter({ hasText: words }).last()
      await row.getByRole('button', { name: /^保留/ }).click()
      await confirming('保留')(page)
    },
    done: (page) => gone(page.getByText(words)),
  })),
  named((name) => ({
    call: takeDownContent,
    persona: 'schoolAdministrator',
    open: async (page, ask) => {
      const { contentId } = await approvedFile(asTeacher(ask), name)
      await page.goto(`/details?id=${contentId}&type=3`)
      await pressing(new RegExp(`^管理${name}`))(page)
      await page.getByRole('menuitem', { name: '下架…' }).click()
      await page.getByRole('textbox', { name: '下架的理由' }).fill('内容已经过时了')
    },
    press: (page) => page.getByRole('dialog').getByRole('button', { name: '下架' }).click(),
    done: (page) => button(page, new RegExp(`^恢复${name}`)),
  })),
  named((name) => ({
    call: restoreContent,
    persona: 'platformAdministrator',
    open: async (page, ask) => {
      const { contentId } = await approvedFile(asTeacher(ask), name)
      await ask(takeDownContent, { body: { Id: contentId, Reason: '内容已经过时了' } })
      await page.goto('/manage/reports?part=contents')
    },
    press: async (page) => {
      await pressing(new RegExp(`^恢复${name}`))(page)
      await confirming('恢复')(page)
    },
    done: (page) => gone(button(page, new RegExp(`^恢复${name}`))),
  })),
  named((words) => ({
    call: saveNote,
    persona: teacher,
    open: async (page) => {
      await page.goto(`${LESSON.replace('/introduction', '/play')}&tab=notes`)
      await page.getByRole('textbox', { name: '写笔记' }).fill(words)
    },
    press: pressing('保存笔记'),
    again: null,
    done: (page) => page.getByRole('list', { name: '笔记列表' }).getByText(words),
  })),
  named((words) => ({
    call: deleteNote,
    persona: teacher,
    open: async (page) => {
      await page.goto(`${LESSON.replace('/introduction', '/play')}&tab=notes`)
      await page.getByRole('textbox', { name: '写笔记' }).fill(words)
      await pressing('保存笔记')(page)
    },
    press: (page) =>
      page
        .getByRole('list', { name: '笔记列表' })
        .getByRole('listitem')
        .filter({ hasText: words })
        .getByRole('button', { name: /^删除/ })
        .click(),
    again: null,
    done: (page) => gone(page.getByRole('list', { name: '笔记列表' }).getByText(words)),
  })),
  {
    call: exportPersonalData,
    persona: 'cloudSchool',
    open: async (page) => {
      await page.goto('/account/data')
    },
    press: pressing('开始导出'),
    done: told(/正在打包|已导出/),
  },
]
