import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { getBankQuestion } from '#contract/question-bank.ts'
import type { getAiVideo, getResourceDetailsInfo, resourceContentInfo } from '#contract/resource.ts'
import { CONTENT_TYPE, type content } from '../../db/schema/content.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { AdmitContent, ContentWanted, FindContent } from '../content/content-access.ts'
import { cardDto } from '../content/content-card.ts'
import type { ContentNeighboursRepository } from '../content/content-neighbours.repository.ts'
import type { FileDto, MakeFileDto, NamedFileRow } from '../file/file.dto.ts'
import type { ResourceRepository } from './resource.repository.ts'

const SAME_CHAPTER = 12
const RELATED = 8

type Content = typeof content.$inferSelect

interface Needs {
  readonly findContent: FindContent
  readonly admit: AdmitContent
  readonly resources: ResourceRepository
  readonly neighbours: ContentNeighboursRepository
  readonly fileDto: MakeFileDto
  /** The question that a content of the bank is; null for none. */
  readonly questionOf: (
    viewer: Viewer,
    contentId: number,
  ) => Promise<SentBy<typeof getBankQuestion>['Question'] | null>
  /** Whether one may correct a question. */
  readonly mayCorrect: (viewer: Viewer, questionId: number) => Promise<boolean>
  readonly clock: Clock
}

/** Wire: 资料: one content, its file, and what stands beside it. All refuse with 404, 410 or 403. */
export const resourceService = (needs: Needs) => {
  const { findContent, admit, resources, neighbours, fileDto, questionOf, mayCorrect, clock } = needs
  const fileOf = (
    { id, name, createdAt, updatedAt, schoolOnly }: Content,
    file: NamedFileRow['file'] | null,
  ): FileDto | null =>
    file && fileDto({ file, name, createdAt, updatedAt, contentId: schoolOnly ? id : undefined })

  /** With the one before and the one after it in its chapter. */
  const contentOf = async (
    { userId }: Viewer,
    wanted: ContentWanted,
  ): Promise<SentBy<typeof resourceContentInfo> | Refusal> => {
    const opened = await admit(
      await resources.findOpened(wanted.id, { userId, now: clock() }),
      wanted,
      userId,
    )
    if (opened instanceof Refusal) return opened
    const found = opened.content
    const { previous, next } = await resources.findBeside(found, userId, opened.state)
    return {
      ...cardDto(await opened.card()),
      File: fileOf(found, opened.file),
      Introduction: found.introduction,
      PrevId: previous ?? 0,
      NextId: next ?? 0,
    }
  }

  return {
    content: contentOf,

    async bankQuestion(viewer: Viewer, id: number): Promise<SentBy<typeof getBankQuestion> | Refusal> {
      const content = await contentOf(viewer, { id, type: CONTENT_TYPE.question })
      if (content instanceof Refusal) return content
      const question = await questionOf(viewer, id)
      return question
        ? { ...content, Question: question, CanEdit: await mayCorrect(viewer, question.Id) }
        : refuse(CODE.notFound, '没有找到这道题')
    },

    async detail({ userId }: Viewer, id: number): Promise<SentBy<typeof getResourceDetailsInfo> | Refusal> {
      const scope = { userId, now: clock() }
      const wanted = { id, type: CONTENT_TYPE.resource }
      const opened = await admit(await resources.findOpened(id, scope), wanted, userId)
      if (opened instanceof Refusal) return opened
      const found = opened.content
      const file = fileOf(found, opened.file)
      const near = await neighbours.inChapter(found, CONTENT_TYPE.resource, scope, SAME_CHAPTER)
      const known = near.map((it) => it.id)
      const related = await neighbours.related(found, scope, RELATED, known)
      return {
        ...cardDto(await opened.card()),
        Introduction: found.introduction,
        Files: file ? [file] : [],
        SameChapter: near.map(cardDto),
        Related: related.map(cardDto),
      }
    },

    /** Lessons that explain a content, each with an address that plays it. */
    async explanations(
      { userId }: Viewer,
      id: number,
      questionId: number,
    ): Promise<SentBy<typeof getAiVideo> | Refusal> {
      const opened = await findContent({ id, type: 0 }, userId)
      if (opened instanceof Refusal) return opened
      // Whoever may see the one need not see the other.
      const found = questionId === 0 ? opened : await findContent({ id: questionId, type: 0 }, userId)
      if (found instanceof Refusal) return found
      const videos = await resources.findExplanations(found.id)
      return videos.map(({ video, file }) => ({
        Id: video.id,
        Name: video.name,
        CoverUrl: video.coverUrl,
        Url: fileDto({ file, name: video.name, createdAt: found.createdAt, updatedAt: found.updatedAt })
          .PreviewUrl,
        Duration: video.duration,
        QuestionId: questionId,
      }))
    },
  }
}

export type ResourceService = ReturnType<typeof resourceService>
