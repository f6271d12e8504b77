import type { BankLogic, PaperLogic } from '#application/bank-logic.ts'
import type { BasketStore } from '#application/paper/basket-store.port.ts'
import type { CompositionPort } from '#application/paper/composition.port.ts'
import type { PaperPort } from '#application/paper/paper.port.ts'
import type { PaperFilePort } from '#application/paper/paper-file.port.ts'
import type { SittingClock } from '#application/paper/sitting-clock.port.ts'
import type { SittingStore } from '#application/paper/sitting-store.port.ts'
import type { UnsavedPaperStore } from '#application/paper/unsaved-paper.port.ts'
import type { paperExportMachine } from '#domain/paper/paper-export.machine.ts'
import type { papersMachine } from '#domain/paper/papers.machine.ts'
import { token } from '../tokens.ts'

export const BASKET_STORE = token<BasketStore>('BasketStore')
export const COMPOSITION_PORT = token<CompositionPort>('CompositionPort')
export const PAPER_PORT = token<PaperPort>('PaperPort')
export const PAPER_FILE_PORT = token<PaperFilePort>('PaperFilePort')
export const SITTING_CLOCK = token<SittingClock>('SittingClock')
export const SITTING_STORE = token<SittingStore>('SittingStore')
export const UNSAVED_PAPER_STORE = token<UnsavedPaperStore>('UnsavedPaperStore')

/* Actors that run as long as the app. */
export const BASKET = token<BankLogic['basket']>('actor basket')

export const BASKET_CONTENTS_LOGIC = token<BankLogic['basketContents']>('logic basketContents')
export const COMPOSITION_LOGIC = token<PaperLogic['composition']>('logic composition')
export const PAPERS_LOGIC = token<typeof papersMachine>('logic papers')
export const OPEN_COMPOSER = token<PaperLogic['openComposer']>('OpenComposer')
export const PAPER_EXPORT_LOGIC = token<typeof paperExportMachine>('logic paperExport')
export const SIMILAR_LOGIC = token<PaperLogic['similar']>('logic similar')
export const PAPER_SOLUTIONS_LOGIC = token<PaperLogic['paperSolutions']>('logic paperSolutions')
export const SITTING_LOGIC = token<PaperLogic['sitting']>('logic sitting')
