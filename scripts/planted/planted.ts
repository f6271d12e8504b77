/** A fault that a developer might make, and the smallest run of tests that has to find it. */
export interface PlantedFault {
  readonly name: string
  readonly file: string
  /** Stands once in the file. */
  readonly from: string
  readonly to: string
  readonly run: readonly string[]
}

const vitest = (project: string, ...files: readonly string[]): readonly string[] => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--bail=1',
  '--project',
  project,
  ...files,
]

const playwright = (...rest: readonly string[]): readonly string[] => [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--project=journeys',
  '--workers=1',
  ...rest,
]

/** Ten in rules. */
const RULES: readonly PlantedFault[] = [
  {
    name: 'a keyword that is searched for again stands twice in the history',
    file: 'src/domain/search/search-history.ts',
    from: '[term, ...forgetTerm(history, term)]',
    to: '[term, ...history]',
    run: vitest('headless', 'tests/domain/search/search-history.test.ts'),
  },
  {
    name: 'the breadcrumb leaves out what a page lies in',
    file: 'src/domain/navigation/breadcrumb.ts',
    from: 'return [...home, ...steps, known ?? (isLost',
    to: 'return [...home, known ?? (isLost',
    run: vitest('headless', 'tests/domain/navigation/breadcrumb.test.ts'),
  },
  {
    name: 'another user is led to the place that was parked',
    file: 'src/domain/session/parked-place.ts',
    from: 'parked?.userId === userId && parked.address',
    to: 'parked !== null && parked.address',
    run: vitest('headless', 'tests/domain/session/login-landing.test.ts'),
  },
  {
    name: 'a leap in a film counts as watched',
    file: 'src/domain/playback/watched.ts',
    from: 'const MAX_STEP_LENGTH = 4',
    to: 'const MAX_STEP_LENGTH = 400',
    run: vitest('headless', 'tests/domain/playback/watched.test.ts'),
  },
  {
    name: 'points that are scaled do not add up to the total',
    file: 'src/domain/paper/scaled-scores.ts',
    from: 'place >= items.length - more',
    to: 'place > items.length - more',
    run: vitest('headless', 'tests/domain/paper/scaled-scores.test.ts'),
  },
  {
    name: 'a file that was taken down can be put back by a press',
    file: 'src/domain/review/verdict.ts',
    from: "kind === 'approve' || kind === 'reject'",
    to: "kind !== 'keep'",
    run: vitest('headless', 'tests/domain/review'),
  },
  {
    name: 'a finished film goes on at its end',
    file: 'src/domain/course/first-step.ts',
    from: 'position: next.finished ? 0 : next.position',
    to: 'position: next.position === 0 ? 1 : next.position',
    run: vitest('headless', 'tests/domain/course/first-step.test.ts'),
  },
  {
    name: 'a list is narrowed to a chapter and to a knowledge point at once',
    file: 'src/domain/catalogue/list-query.ts',
    from: 'chapter: query.knowledge === 0 ? query.chapter : 0',
    to: 'chapter: query.chapter',
    run: vitest('headless', 'tests/ui/routing/list-query-codec.test.ts'),
  },
  {
    name: 'every page asks a visitor for an account',
    file: 'src/domain/session/access.machine.ts',
    from: 'needsAccount: (_, page: GuardedPage) => page.needsAccount',
    to: 'needsAccount: (_, page: GuardedPage) => page.url !== undefined',
    run: vitest('headless', 'tests/domain/session/access.machine.test.ts'),
  },
  {
    name: 'some of the right options earn all points',
    file: 'server/modules/question/marking.ts',
    from: 'score: chosen.size === 0 ? 0 : score / 2',
    to: 'score: chosen.size === 0 ? 0 : score',
    run: vitest('server', 'tests/server/marking.test.ts'),
  },
]

/** Ten across adapter, server, view and content. */
const OTHERS: readonly PlantedFault[] = [
  {
    name: 'a visitor’s refused call is told as an expiry',
    file: 'src/infrastructure/http/http.ts',
    from: 'if (read.ok || token === null) return read',
    to: 'if (read.ok) return read',
    run: vitest('contracts', 'tests/contracts/axios.test.ts', '-t', 'failures comments.list'),
  },
  {
    name: 'replies are asked for as comments of their own',
    file: 'src/infrastructure/comment/comment.axios.ts',
    from: '...(parentId > 0 && { ParentId: parentId }),',
    to: '',
    run: vitest('contracts', 'tests/contracts/axios.test.ts', '-t', 'axios: comments'),
  },
  {
    name: 'two clicks at once count twice: a lock that is not taken',
    file: 'server/modules/learning/user-action.repository.ts',
    from: "where(eq(content.id, contentId)).for('no key update')\n      if (await countedLately",
    to: 'where(eq(content.id, contentId))\n      if (await countedLately',
    run: vitest('server', 'tests/server/user-actions.test.ts'),
  },
  {
    name: 'a transaction asks for a second connection, of which the embedded database has none',
    file: 'server/modules/learning/user-action.repository.ts',
    from: 'if (await countedLately(tx, act, actionType, contentId)) return',
    to: 'if (await countedLately(db, act, actionType, contentId)) return',
    run: vitest('contracts', 'tests/contracts/axios.test.ts', '-t', 'axios: user actions'),
  },
  {
    name: 'what another school keeps to itself is shown',
    file: 'server/modules/content/content-access.ts',
    from: 'if (found.visible || (await contents.isReviewed(id, userId))) return found',
    to: 'if (found) return found',
    run: vitest('server', 'tests/server/content-details.test.ts'),
  },
  {
    name: 'the contents of home that could not be read are not read again',
    file: 'src/ui/pages/home/home-blocks.tsx',
    from: "onRetry={() => home.send({ type: 'home.retryContent' })}",
    to: 'onRetry={() => undefined}',
    run: vitest('ui', 'tests/ui/pages/home.test.tsx', '-t', 'reads that part again'),
  },
  {
    name: 'a password cannot be looked at',
    file: 'src/ui/session/login-form.tsx',
    from: "type={form.passwordShown ? 'text' : 'password'}",
    to: "type={form.passwordShown ? 'password' : 'password'}",
    run: vitest('ui', 'tests/ui/session/login-dialog.test.tsx', '-t', 'shows and hides the password'),
  },
  {
    name: 'the page of the review has the title of another one',
    file: 'src/ui/copy/zh-cn.ts',
    from: "schoolExamine: '资料审核'",
    to: "schoolExamine: '学校资源库'",
    run: vitest('ui', 'tests/ui/routing/pages.test.tsx', '-t', 'school-local-examine'),
  },
  {
    name: 'a template of the question bank reckons wrongly',
    file: 'demo/question-bank/math-primary/middle-grades.ts',
    from: 'const total = each * boxes\n      const [hundreds',
    to: 'const total = each * boxes + 1\n      const [hundreds',
    run: vitest('demo', 'tests/demo/question-bank-seed.test.ts'),
  },
  {
    name: 'the footer cannot be read in the dark',
    file: 'src/ui/navigation/footer.css',
    from: 'color: var(--gray-11);',
    to: 'color: light-dark(var(--gray-11), var(--gray-5));',
    run: playwright('tests/e2e/appearance.spec.ts', '-g', 'address that does not exist'),
  },
]

export const PLANTED: readonly PlantedFault[] = [...RULES, ...OTHERS]
