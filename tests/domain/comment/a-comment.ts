import type { Comment } from '#domain/comment/comment.ts'

/** A comment of somebody else without replies, written in the minute of its id. */
export const aComment = (id: number, change: Partial<Comment> = {}): Comment => ({
  id,
  parentId: 0,
  author: { id: 2, name: '顾明德', avatarUrl: '', organisationName: '青禾实验学校' },
  html: `<p>${id}</p>`,
  score: 0,
  createTime: new Date(Date.UTC(2026, 10, 21, 8, id)).toISOString(),
  replyCount: 0,
  replies: [],
  mine: false,
  state: 'shown',
  hideReason: '',
  reported: false,
  ...change,
})
