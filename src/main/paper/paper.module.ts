import { ContainerModule } from 'inversify'
import { composerOpener, provideSimilar, provideSolutions } from '#application/paper/composer.provide.ts'
import { provideComposition } from '#application/paper/composition.provide.ts'
import { providePaperExport } from '#application/paper/paper-export.provide.ts'
import { providePapers } from '#application/paper/papers.provide.ts'
import { provideSitting } from '#application/paper/sitting.provide.ts'
import { makingOnce } from '#application/session/making-once.ts'
import { paperWordsOf } from '#ui/paper/paper-text.ts'
import { MAKE_CLIENT_ID } from '../comment/tokens.ts'
import { PRACTICE_RECORD_PORT } from '../learning/tokens.ts'
import { ANSWER_OUTBOX, LESSON_QUESTION_PORT, QUESTION_BANK_PORT } from '../question/tokens.ts'
import { FORM_DRAFT_STORE } from '../session/form-draft.tokens.ts'
import { SESSION_STORE } from '../session/tokens.ts'
import { CONFIGURATION } from '../tokens.ts'
import { leaveFor } from './leave-for.ts'
import {
  COMPOSITION_LOGIC,
  COMPOSITION_PORT,
  OPEN_COMPOSER,
  PAPER_EXPORT_LOGIC,
  PAPER_FILE_PORT,
  PAPER_PORT,
  PAPER_SOLUTIONS_LOGIC,
  PAPERS_LOGIC,
  SIMILAR_LOGIC,
  SITTING_CLOCK,
  SITTING_LOGIC,
  SITTING_STORE,
  UNSAVED_PAPER_STORE,
} from './tokens.ts'

export const paperModule = new ContainerModule(({ bind }) => {
  bind(COMPOSITION_LOGIC).toResolvedValue(
    ({ paperUrl, electronicPaperUrl }, composition, session) =>
      provideComposition({
        configured: { paper: paperUrl, electronic: electronicPaperUrl },
        composition,
        session,
        origin: window.location.origin,
        leaveFor,
      }),
    [CONFIGURATION, COMPOSITION_PORT, SESSION_STORE],
  )
  bind(PAPERS_LOGIC).toResolvedValue(
    (papers, drafts, session, makeClientId) =>
      providePapers(papers, makingOnce({ drafts, session, makeClientId })),
    [PAPER_PORT, FORM_DRAFT_STORE, SESSION_STORE, MAKE_CLIENT_ID],
  )
  bind(PAPER_EXPORT_LOGIC).toResolvedValue(
    (files) => providePaperExport(files, paperWordsOf),
    [PAPER_FILE_PORT],
  )
  bind(OPEN_COMPOSER).toResolvedValue(
    (papers, bank, store) => composerOpener({ papers, bank, store }),
    [PAPER_PORT, QUESTION_BANK_PORT, UNSAVED_PAPER_STORE],
  )
  bind(SIMILAR_LOGIC).toResolvedValue(provideSimilar, [QUESTION_BANK_PORT])
  bind(PAPER_SOLUTIONS_LOGIC).toResolvedValue(provideSolutions, [QUESTION_BANK_PORT])
  bind(SITTING_LOGIC).toResolvedValue(
    (papers, bank, marker, store, clock, records, outbox, makeClientId) =>
      provideSitting({ papers, bank, marker, store, clock, records, outbox, makeClientId }),
    [
      PAPER_PORT,
      QUESTION_BANK_PORT,
      LESSON_QUESTION_PORT,
      SITTING_STORE,
      SITTING_CLOCK,
      PRACTICE_RECORD_PORT,
      ANSWER_OUTBOX,
      MAKE_CLIENT_ID,
    ],
  )
})
