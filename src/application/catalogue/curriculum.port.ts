import type { ContentType } from '#domain/catalogue/category.ts'
import type { CurriculumNode, SubjectMenu } from '#domain/catalogue/curriculum-node.ts'
import type { ListType } from '#domain/catalogue/list-query.ts'
import type { MenuNarrowing } from '#domain/catalogue/menu-narrowing.ts'
import type { TagGroup } from '#domain/catalogue/tag-group.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

type Answer<T> = Promise<Result<T, Failure>>

/**
 * The curriculum as menus. Wire: 学科与目录. Nodes carry counts of the contents of `type` (0: all types) that
 * match `narrowing` if it is given.
 */
export interface CurriculumPort {
  /** The stages and subjects below a category, by its code. leftmenu. */
  categoryMenu(
    code: string,
    signal: AbortSignal,
    narrowing?: MenuNarrowing,
  ): Answer<readonly CurriculumNode[]>
  /** The children of a node; parent 0 answers the stages. lefttree/{ParentId}. */
  level(
    parentId: number,
    type: ListType,
    signal: AbortSignal,
    narrowing?: MenuNarrowing,
  ): Answer<readonly CurriculumNode[]>
  /** The versions and books of a subject. detailsleftmenu. */
  subjectMenu(stageId: number, subjectId: number, signal: AbortSignal): Answer<SubjectMenu>
  /** All chapters of a book. lefttree/{Id}/1. */
  chapters(
    bookId: number,
    type: ListType,
    signal: AbortSignal,
    narrowing?: MenuNarrowing,
  ): Answer<readonly CurriculumNode[]>
  /** All knowledge points below the root of a subject. lefttree/{Id}/2. */
  knowledge(
    rootId: number,
    type: ListType,
    signal: AbortSignal,
    narrowing?: MenuNarrowing,
  ): Answer<readonly CurriculumNode[]>
  /** The tag groups of contents below a node; node 0 means the whole curriculum. headtag. */
  tags(
    nodeId: number,
    type: ContentType,
    signal: AbortSignal,
    narrowing?: MenuNarrowing,
  ): Answer<readonly TagGroup[]>
  /** The tag groups of a subject. detailsheadmenu. */
  subjectTags(
    stageId: number,
    subjectId: number,
    type: ContentType,
    signal: AbortSignal,
    narrowing?: MenuNarrowing,
  ): Answer<readonly TagGroup[]>
}
