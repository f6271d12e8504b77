import type { SentBy } from '#contract/call.ts'
import { type CourseDocument, sectionsOf } from '#contract/course-document.ts'
import { CODE } from '#contract/envelope.ts'
import type { courseFilm } from '#contract/studio-film.ts'
import type { Db } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { FilmService } from '../film/film.service.ts'
import { findDraft } from './draft-access.ts'

const NO_FILM = refuse(CODE.notFound, '没有找到这个视频')

type Film = SentBy<typeof courseFilm>

interface Needs {
  readonly db: Db
  readonly films: Pick<FilmService, 'lookAt' | 'askFor'>
}

/** The films of a document, each once, with their names. */
export const filmsOf = (document: CourseDocument): ReadonlyMap<number, string> =>
  new Map(
    sectionsOf(document).flatMap(({ section: { kind, file } }) =>
      kind === 'film' && file ? [[file.fileId, file.name] as const] : [],
    ),
  )

/** How far the films of a draft are on their way to several sizes. */
export const studioFilmService = ({ db, films }: Needs) => {
  const filmOf = async (userId: number, draftId: number, fileId: number, right: 'see' | 'edit') => {
    const known = await findDraft(db, draftId, userId, right)
    if (known instanceof Refusal) return known
    const name = filmsOf(known.draft.document).get(fileId)
    return name === undefined ? NO_FILM : { id: fileId, name, organisationId: known.draft.organisationId }
  }
  return {
    async look(userId: number, draftId: number, fileId: number): Promise<Film | Refusal> {
      const film = await filmOf(userId, draftId, fileId, 'see')
      return film instanceof Refusal ? film : films.lookAt(film.id)
    },

    async ask(userId: number, draftId: number, fileId: number): Promise<Film | Refusal> {
      const film = await filmOf(userId, draftId, fileId, 'edit')
      return film instanceof Refusal ? film : films.askFor(film, userId)
    },
  }
}

export type StudioFilmService = ReturnType<typeof studioFilmService>
