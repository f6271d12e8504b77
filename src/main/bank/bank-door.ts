import type { Container } from 'inversify'
import type { BankLogic, QuestionLogic } from '#application/app-actors.ts'
import type { InsideAdapters } from '../adapters/adapter-set.ts'
import { doorTo } from '../inside/door-to.ts'
import type { Wired } from '../wired.ts'

/** Question bank, practice and papers: fetched with the first page that needs them. */
export const bankDoor = (
  container: Container,
  adapters: InsideAdapters,
  wired: Wired,
  questions: () => Promise<QuestionLogic>,
): (() => Promise<BankLogic>) =>
  doorTo(async () => {
    const [{ openBank }, modules] = await Promise.all([
      import('./bank-part.ts'),
      adapters.bank(),
      questions(),
    ])
    return openBank(container, modules, wired)
  })
