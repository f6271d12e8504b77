import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addComments, getCommentsList } from '#contract/comment.ts'
import { addFavorite, favoritePage } from '#contract/favourite.ts'
import { addUserAction } from '#contract/learning.ts'
import { getPublished } from '#contract/release.ts'
import { content } from '#server/db/schema/content.ts'
import { ACTION_TYPE, userAction } from '#server/db/schema/user-action.ts'
import { contentWriterRepository } from '#server/modules/content/content-writer.repository.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { sentId, studioOf } from '#tests/support/studio-client.ts'

const TEACHER = 1
const RESOURCE = 3

onEachEngine('the figures of what is published', (harness) => {
  const { get } = studioOf(harness)

  /** A resource of the teacher that nobody has seen yet, open to all. */
  const publish = async (name: string): Promise<number> => {
    const { db } = harness().database
    const [sample] = await db.select().from(content).where(eq(content.type, RESOURCE)).limit(1)
    if (sample === undefined) throw new Error('the seed has no resource')
    const { id: _, ...values } = sample
    const now = harness().clock.read()
    const none = { viewCount: 0, downloadCount: 0, favouriteCount: 0, commentCount: 0, withdrawnAt: null }
    const open = { schoolOnly: false, releasedAt: now, createdAt: now, updatedAt: now }
    const [id] = await contentWriterRepository(db).add([
      { content: { ...values, ...none, ...open, name, teacherId: TEACHER }, tagIds: [] },
    ])
    return id ?? 0
  }

  test('equal what is listed of it, of all days as of the last ones', async () => {
    const name = '数得清的讲义'
    const ObjectId = await publish(name)
    const of = { ObjectId, Type: RESOURCE }
    const people = ['reviewer', 'emptyMenus'] as const
    for (const persona of people) {
      await get(addUserAction, { ...of, ActionType: ACTION_TYPE.view }, persona)
      await get(addFavorite, { Type: RESOURCE, ContentId: ObjectId }, persona)
    }
    await get(addUserAction, { ...of, ActionType: ACTION_TYPE.download }, 'reviewer')
    const said = { ...of, Content: '<p>很清楚</p>' }
    const { Id: ParentId } = await get(addComments, { ...said, ClientId: sentId() }, 'reviewer')
    await get(addComments, { ...said, ParentId, ClientId: sentId() }, 'emptyMenus')

    const { Items: comments } = await get(getCommentsList, { ...of, PageSize: 50 }, 'reviewer')
    const told = (comments ?? []).reduce((sum, { ReplyCount }) => sum + 1 + (ReplyCount ?? 0), 0)
    const done = (kind: (typeof ACTION_TYPE)['view' | 'download']) =>
      harness().database.db.$count(
        userAction,
        and(eq(userAction.contentId, ObjectId), eq(userAction.actionType, kind)),
      )
    const lists = await Promise.all(people.map((persona) => get(favoritePage, { PageSize: 100 }, persona)))
    const kept = lists.flatMap(({ Items }) => Items ?? []).filter(({ ContentId }) => ContentId === ObjectId)
    const listed = {
      ViewCount: await done(ACTION_TYPE.view),
      DownloadCount: await done(ACTION_TYPE.download),
      FavoriteCount: kept.length,
      CommentCount: told,
    }
    expect(listed).toEqual({ ViewCount: 2, DownloadCount: 1, FavoriteCount: 2, CommentCount: 2 })
    for (const Days of [0, 7]) {
      const { Items } = await get(getPublished, { Days, Keyword: name })
      expect(Items).toMatchObject([{ Id: ObjectId, ...listed }])
    }
  })
})
