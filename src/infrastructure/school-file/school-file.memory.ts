import type { SchoolFilePort } from '#application/school-file/school-file.port.ts'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { CurriculumNode } from '#domain/catalogue/curriculum-node.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { LibraryCounted } from '#domain/school-file/library-query.ts'
import type { PlaceChoice } from '#domain/school-file/school-place.ts'
import type { Organisation } from '#domain/session/organisation.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { chapterNodes, subjectMenuOf, subjectNodes } from '../memory/content/curriculum.ts'
import { libraryAt, RESOURCE_KINDS } from '../memory/content/library.ts'
import {
  cardsOfSchool,
  countedBy,
  filesOfSchool,
  isCounted,
  libraryPage,
  ownSchool,
  schoolFileOf,
} from '../memory/school-file.backend.ts'

const GONE = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '学校资源库里没有这个文件' })

const NO_VERSION = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '没有这个教材版本' })

const choiceOf = ({ id, name }: CurriculumNode): PlaceChoice => ({ id, name, depth: 0 })

/** A version or a book with how many of these stand there. */
const countedIn =
  (cards: readonly ContentCard[]) =>
  (node: CurriculumNode): CurriculumNode => ({
    ...node,
    count: cards.filter(({ place }) => [place.version.id, place.book.id].includes(node.id)).length,
    children: node.children.map(countedIn(cards)),
  })

/** The in-memory backend keeps no bytes: what it packs is an empty file. */
const EMPTY_PACK = 'data:application/zip;base64,UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA=='

export const memorySchoolFile = (backend: MemoryBackend, caller: Caller): SchoolFilePort => {
  const ask = <T>(
    call: string,
    organisationId: number,
    signal: AbortSignal,
    answer: (school: Organisation, cards: readonly ContentCard[]) => Result<T, Failure>,
  ) =>
    backend.request<T>({
      call: `schoolFile.${call}`,
      access: 'session',
      caller,
      signal,
      answer: (person) => {
        const school = ownSchool(person, organisationId)
        return school.ok ? answer(school.value, cardsOfSchool(school.value, backend.now())) : school
      },
    })
  /** What is the same for every school. */
  const atLarge = <T>(call: string, signal: AbortSignal, answer: () => Result<T, Failure>) =>
    backend.request<T>({ call: `schoolFile.${call}`, access: 'session', caller, signal, answer })
  const left = (cards: readonly ContentCard[], counted: LibraryCounted) =>
    cards.filter((card) => isCounted(counted)(schoolFileOf(card)))
  const filesOf = (school: Organisation) => filesOfSchool(school, backend.now())
  return {
    page: (query, signal) =>
      ask('page', query.organisationId, signal, (school) => success(libraryPage(filesOf(school), query))),
    subjects: (counted, signal) =>
      ask('subjects', counted.organisationId, signal, (_, cards) =>
        success(subjectNodes(left(cards, counted))),
      ),
    books: (counted, { subjectId }, signal) =>
      ask('books', counted.organisationId, signal, (_, cards) => {
        const { versions } = subjectMenuOf(libraryAt(backend.now()), subjectId)
        return success({ versions: versions.map(countedIn(left(cards, counted))), knowledgeRootId: 0 })
      }),
    chapters: (counted, bookId, signal) =>
      ask('chapters', counted.organisationId, signal, (_, cards) =>
        success(chapterNodes(libraryAt(backend.now()), left(cards, counted), bookId)),
      ),
    textbookVersions: ({ subjectId }, signal) =>
      atLarge('textbookVersions', signal, () =>
        success(subjectMenuOf(libraryAt(backend.now()), subjectId).versions.map(choiceOf)),
      ),
    textbooks: (versionId, signal) =>
      atLarge('textbooks', signal, () => {
        const library = libraryAt(backend.now())
        const subject = library.find(({ place }) => place.version.id === versionId)?.place.subject.id
        const version = subjectMenuOf(library, subject ?? 0).versions.find(({ id }) => id === versionId)
        return version === undefined ? NO_VERSION : success(version.children.map(choiceOf))
      }),
    tags: (counted, signal) =>
      ask('tags', counted.organisationId, signal, (school) => {
        const counts = countedBy(filesOf(school), counted, 'tag')
        return success(
          RESOURCE_KINDS.map(([name], index) => ({
            id: index + 1,
            name,
            count: counts.find(({ id }) => id === index + 1)?.count ?? 0,
          })),
        )
      }),
    uploaders: (counted, signal) =>
      ask('uploaders', counted.organisationId, signal, (school) =>
        success(countedBy(filesOf(school), counted, 'uploader')),
      ),
    pack: ({ organisationId, ids }, signal) =>
      ask('pack', organisationId, signal, (school) => {
        const wanted = filesOf(school).filter(({ id }) => ids.includes(id))
        if (wanted.length < ids.length) return GONE
        const size = wanted.reduce((sum, { file }) => sum + file.size, 0)
        return success({ url: EMPTY_PACK, name: `${school.name}资源.zip`, count: wanted.length, size })
      }),
  }
}
