import type { ConfigurationFile } from '#contract/configuration.ts'
import { CODE } from '#contract/envelope.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { PaperRepository } from './paper.repository.ts'

const PAPER = 1
const ELECTRONIC = 2

/** The routes of the built-in composer, which opens where no outside service is configured (R-paper-1). */
const BUILT_IN = { paper: '/paper', electronic: '/paper?kind=electronic' }

/** Where papers are composed: type 1 papers, 2 electronic ones. ZjIsShow (R-paper-1): 403 for who does not see the links. */
export const composer =
  (papers: Pick<PaperRepository, 'mayCompose'>, { paperUrl, electronicPaperUrl }: ConfigurationFile) =>
  async ({ userId }: Viewer, type: number): Promise<string | Refusal> => {
    if (type !== PAPER && type !== ELECTRONIC) return refuse(CODE.fieldError, '参数不正确：type')
    if (!(await papers.mayCompose(userId))) return refuse(CODE.noRight, '你还没有组卷的权限')
    return type === PAPER ? (paperUrl ?? BUILT_IN.paper) : (electronicPaperUrl ?? BUILT_IN.electronic)
  }

export type Composer = ReturnType<typeof composer>
