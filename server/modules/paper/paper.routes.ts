import type { FastifyInstance } from 'fastify'
import { deletePaper, getPaper, getPapers, getXkwAuthUrl, savePaper } from '#contract/paper.ts'
import { Refusal } from '../../http/envelope.ts'
import { pageWanted } from '../../http/page.ts'
import { signedInRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import type { Composer } from './composer.ts'
import type { PaperService } from './paper.service.ts'

const ROWS = 20

interface Services {
  readonly papers: PaperService
  readonly composer: Composer
}

/** Papers that teachers compose. Wire: GetXKWAuthUrl. */
export const paperRoutes =
  ({ papers, composer }: Services) =>
  async (app: FastifyInstance) => {
    signedInRoute(app, getPapers, async ({ query, viewer }) => {
      const page = pageWanted(query, ROWS)
      return page instanceof Refusal ? page : papers.page(viewer, page)
    })
    signedInRoute(app, getPaper, ({ query, viewer }) => papers.one(viewer, asId(query.Id) ?? 0))
    signedInRoute(app, savePaper, ({ body, viewer }) => papers.save(viewer, body))
    signedInRoute(app, deletePaper, ({ body, viewer }) => papers.remove(viewer, body.Id))
    signedInRoute(app, getXkwAuthUrl, ({ query, viewer }) => composer(viewer, query.type ?? 1))
  }
