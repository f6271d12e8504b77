import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { projectFiles } from '#tests/support/project-files.ts'
import { lateCallsIn, latePartsOf, looseParts, silentBoundaries } from './lazy-uses.ts'

/** Both ask again for code that did not come. */
const WAYS = ['src/ui/routing/missing-code.ts', 'src/ui/theme/lazy-with-overlays.tsx']

const usesLazy = (source: string): boolean =>
  /import \{[^}]*\blazy\b[^}]*\} from 'react'|React\.lazy/.test(source)

it('parts that come late are fetched by the one helper or with overlays, and by nothing else', () => {
  const files = [...projectFiles('src/*.ts'), ...projectFiles('src/*.tsx')]
  expect(files.filter((path) => usesLazy(readFileSync(path, 'utf8'))).toSorted()).toEqual(WAYS)
})

it('finds every way to write it', () => {
  expect(
    ["import { lazy } from 'react'", "import { memo, lazy, use } from 'react'", 'React.lazy(x)'].every(
      usesLazy,
    ),
  ).toBe(true)
  expect(usesLazy("import { use } from 'react'\nimport { lazy } from './x.ts'")).toBe(false)
})

/**
 * Parts that are a page, a tab or the main content of one: the boundary of the route says that they are missing, and the page is opened
 * anew for them (docs/decisions/0375). Nothing of the frame, and nothing that a page does without.
 */
const OF_A_PAGE = [
  'favourite/favourite-card.tsx FoundQuestion',
  'favourite/favourite-list.tsx FoundQuestions',
  'pages/course-table/course-table-page.tsx Account',
  'pages/course-table/course-table-page.tsx BrowsingRecords',
  'pages/course-table/course-table-page.tsx Favourites',
  'pages/course-table/course-table-page.tsx LearningRecords',
  'pages/course-table/course-table-page.tsx PracticeRecords',
  'pages/course-table/course-table-page.tsx WrongQuestions',
  'pages/details/bank/bank-place.tsx BankQuestionPage',
  'pages/details/bank/bank-place.tsx FaultsPage',
  'pages/details/bank/bank-place.tsx ImportPage',
  'pages/details/bank/bank-place.tsx PracticePage',
  'pages/details/bank/bank-place.tsx QuestionBankPage',
  'pages/details/bank/bank-place.tsx ReportPage',
  'pages/details/details-page.tsx BankPlace',
  'pages/details/details-page.tsx ResourceView',
  'pages/home/home-page.tsx CategoryMenu',
  'pages/home/home-page.tsx HomeContent',
  'pages/introduction/course-tabs.tsx StudyReport',
  'pages/list/list-results.tsx QuestionRows',
  'pages/paper/paper-page.tsx SittingView',
  'pages/play/play-page.tsx LivePlay',
  'pages/school-local/school-mydatabase-page.tsx OwnFiles',
  'pages/studio/course-preview.tsx PreviewFilm',
]

const views = projectFiles('src/ui/*.tsx')
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
  .filter(({ source }) => /lazyPart|lazyWithOverlays|PartBoundary|OverlayBoundary|\.lazy\.ts/.test(source))

it('a part that comes late stands within a boundary that says so where it does not come', () => {
  expect(views.filter(({ source }) => silentBoundaries(source) > 0).map(({ path }) => path)).toEqual([])
  expect(
    views
      .flatMap(({ path, source }) => looseParts(source).map((part) => `${path.slice(7)} ${part}`))
      .toSorted(),
  ).toEqual(OF_A_PAGE)
})

it('a part that comes late has a name, by which its uses are found', () => {
  const own = views.map(({ path, source }) => [
    path,
    lateCallsIn(source) - latePartsOf(source.replaceAll(/^import .*$/gm, '')).length,
  ])
  expect(own.filter(([, unnamed]) => unnamed !== 0)).toEqual([])
})

it('finds a part that nothing holds, and a boundary that says nothing', () => {
  const part = 'const Late = lazyPart(load)\n'
  const loose = [
    'export const A = () => <Suspense><Late /></Suspense>',
    'const In = () => <Late />\nexport const A = () => <><PartBoundary missing={<B />}><In /></PartBoundary><In /></>',
    'export const In = () => <Late />\nexport const A = () => <PartBoundary missing={<B />}><In /></PartBoundary>',
  ]
  expect(loose.map((view) => looseParts(part + view))).toEqual([['Late'], ['Late'], ['Late']])
  const held = [
    'export const A = () => <PartBoundary missing={<B />}><div><Late /></div></PartBoundary>',
    'const In = () => <Late />\nexport const A = () => <PartBoundary missing={<B />}><In /></PartBoundary>',
    'export const A = () => <LateDialog>{(dialog) => <Late {...dialog} />}</LateDialog>',
  ]
  expect(held.flatMap((view) => looseParts(part + view))).toEqual([])
  expect(looseParts("import { Late } from './late.lazy.ts'\nexport const A = () => <Late />")).toEqual([
    'Late',
  ])
  expect(
    ['', ' missing={null}', ' missing={false}', ' missing={<B />}'].map((said) =>
      silentBoundaries(`const A = <PartBoundary${said}><Late /></PartBoundary>`),
    ),
  ).toEqual([1, 1, 1, 0])
})
