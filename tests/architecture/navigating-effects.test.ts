import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectFiles } from '#tests/support/project-files.ts'
import { navigatingEffects } from './navigating-effects.ts'

const view = (...lines: readonly string[]) =>
  ['const View = ({ list, at }) => {', '  const navigate = useNavigate()', ...lines, '}'].join('\n')

describe('effects', () => {
  it('of views lead nowhere', () => {
    const views = projectFiles('src/ui/*.ts', 'src/ui/*.tsx')
    expect(views.length).toBeGreaterThan(400)
    const found = views.flatMap((path) =>
      navigatingEffects(readFileSync(path, 'utf8')).map((line) => `${path}:${line}`),
    )
    expect(found).toEqual([])
  })

  it.each([
    ['itself', view('  useEffect(() => void navigate(at), [navigate, at])')],
    [
      'while the page is laid out',
      view('  useLayoutEffect(() => {', '    if (at > 1) void navigate("/")', '  })'),
    ],
    [
      'when something is told',
      view("  useEffect(() => list.on('list.corrected', ({ page }) => void navigate(page)).unsubscribe)"),
    ],
    [
      'by a function of its own',
      view(
        '  const go = (to) => void navigate(to)',
        '  const show = () => go(at)',
        '  useEffect(() => show())',
      ),
    ],
    [
      'in a hook that is given the way',
      view('  const show = (id) => void navigate(id)', '  useQueueNews(list, show)'),
    ],
  ])('that lead somewhere %s are found', (_, source) => {
    expect(navigatingEffects(source)).toHaveLength(1)
  })

  it.each([
    ['a handler', view('  return <button type="button" onClick={() => void navigate(at)} />')],
    ['a handler that is kept', view('  const go = useCallback(() => void navigate(at), [navigate, at])')],
    ['an effect beside it', view('  useEffect(() => list.focus())', '  const go = () => void navigate(at)')],
  ])('%s may lead somewhere', (_, source) => {
    expect(navigatingEffects(source)).toEqual([])
  })
})
