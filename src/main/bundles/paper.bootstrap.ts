import type { Container, ContainerModule } from 'inversify'
import type { PaperLogic } from '#application/bank-logic.ts'
import type { AppContext } from '../app-context.ts'
import { wireComposer } from '../paper/composer.wiring.ts'
import { paperModule } from '../paper/paper.module.ts'
import { paperExportOpener } from '../paper/paper-export.wiring.ts'
import { papersOpener } from '../paper/papers.wiring.ts'
import {
  BASKET,
  COMPOSITION_LOGIC,
  OPEN_COMPOSER,
  PAPER_EXPORT_LOGIC,
  PAPER_SOLUTIONS_LOGIC,
  PAPERS_LOGIC,
  SIMILAR_LOGIC,
  SITTING_CLOCK,
  SITTING_LOGIC,
} from '../paper/tokens.ts'

/** The statecharts of papers, bound to their ports. Requires the loaded bundle of the bank. */
export const openPaper = (
  container: Container,
  adapters: readonly ContainerModule[],
  app: AppContext,
): PaperLogic => {
  container.load(paperModule, ...adapters)
  return {
    composition: container.get(COMPOSITION_LOGIC),
    openPapers: papersOpener(app, container.get(PAPERS_LOGIC), container.get(BASKET)),
    openComposer: wireComposer(app, container.get(OPEN_COMPOSER)),
    similar: container.get(SIMILAR_LOGIC),
    paperSolutions: container.get(PAPER_SOLUTIONS_LOGIC),
    sitting: container.get(SITTING_LOGIC),
    lookAtClocks: container.get(SITTING_CLOCK).look,
    openPaperExport: paperExportOpener(app, container.get(PAPER_EXPORT_LOGIC)),
  }
}
