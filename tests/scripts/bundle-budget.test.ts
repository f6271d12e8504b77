import { expect, it } from 'vitest'
import { firstVisitFiles } from '../../scripts/bundle-budget.ts'

const PAGE =
  '<script type="module" src="/assets/index.js"></script><link rel="stylesheet" href="/assets/page.css">'

it('counts what the page names, the lazy home page and what both need at once, each file once', () => {
  const manifest = {
    'index.html': {
      file: 'assets/index.js',
      isEntry: true,
      css: ['assets/index.css'],
      imports: ['_shared.js'],
      dynamicImports: ['src/ui/pages/home/home-page.tsx', 'src/ui/pages/play/play-page.tsx'],
    },
    '_shared.js': { file: 'assets/shared.js', css: ['assets/index.css'] },
    '_carousel.js': { file: 'assets/carousel.js', imports: ['_shared.js'] },
    'src/ui/pages/home/home-page.tsx': {
      file: 'assets/home.js',
      css: ['assets/home.css'],
      imports: ['_shared.js', '_carousel.js', 'index.html'],
    },
    'src/ui/pages/play/play-page.tsx': { file: 'assets/play.js', imports: ['_shared.js'] },
  }
  expect(firstVisitFiles(PAGE, manifest)).toEqual([
    'assets/carousel.js',
    'assets/home.css',
    'assets/home.js',
    'assets/index.css',
    'assets/index.js',
    'assets/page.css',
    'assets/shared.js',
  ])
})

it('counts the app where the page leaves it to the early script', () => {
  const page = '<script src="/assets/early.js" data-app="/assets/index.js"></script>'
  expect(
    firstVisitFiles(page, {
      'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
      '_react.js': { file: 'assets/react.js' },
    }),
  ).toEqual(['assets/early.js', 'assets/index.js', 'assets/react.js'])
})

it('refuses a page without a script', () => {
  expect(() => firstVisitFiles('<p>知源课堂</p>', {})).toThrow('no script')
})
