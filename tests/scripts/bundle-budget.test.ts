import { expect, it } from 'vitest'
import { firstVisitFiles } from '../../scripts/bundle-budget.ts'

it('counts the entry, the lazy home page and what both need at once, each file once', () => {
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
  expect(firstVisitFiles(manifest)).toEqual([
    'assets/carousel.js',
    'assets/home.css',
    'assets/home.js',
    'assets/index.css',
    'assets/index.js',
    'assets/shared.js',
  ])
})

it('refuses a manifest without the home page', () => {
  expect(() => firstVisitFiles({ 'other.html': { file: 'assets/other.js' } })).toThrow('home page')
})
