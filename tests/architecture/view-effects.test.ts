import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectFiles } from '#tests/support/project-files.ts'
import { sentByEffects, timersSet } from './view-effects.ts'

const PAGES = 'src/ui/pages'

interface Sent {
  readonly events: readonly string[]
  readonly why: string
}

const byAddress = (...events: readonly string[]): Sent => ({
  events,
  why: 'what the address says belongs to the address',
})

/** The effects that send something, by the event, and why a view is the one who knows it. */
const SENT: Readonly<Record<string, Sent>> = {
  'src/ui/components/refused.tsx': {
    events: ['session.reread'],
    why: 'what somebody may not see any more was taken by others, and is asked for once it shows',
  },
  'src/ui/favourite/favourites.tsx': byAddress('list.show'),
  'src/ui/private-file/own-files.tsx': byAddress('files.show'),
  'src/ui/question/found-questions.tsx': byAddress('foundQuestions.show'),
  'src/ui/review/review-queue-actor.ts': byAddress('review.show'),
  'src/ui/review/review-view.tsx': byAddress('review.choose'),
  'src/ui/review/take-down.tsx': {
    events: ['takeDown.ask'],
    why: 'what was pressed before its code was there',
  },
  [`${PAGES}/cloud-menus/cloud-menus-page.tsx`]: byAddress('cloudMenus.show'),
  [`${PAGES}/cloud-school/cloud-school-page.tsx`]: {
    events: ['session.reread'],
    why: 'what is shown here was changed by others, and is asked for with each look',
  },
  [`${PAGES}/cloud-school/cloud-list-view.tsx`]: byAddress('cloudList.show'),
  [`${PAGES}/course-table/timetable.tsx`]: byAddress('timetable.show'),
  [`${PAGES}/course-table/use-learning-list.ts`]: byAddress('learningList.show'),
  [`${PAGES}/course-table/wrong-questions.tsx`]: byAddress('wrongQuestions.show'),
  [`${PAGES}/details/bank/faults-page.tsx`]: byAddress('faults.show'),
  [`${PAGES}/details/bank/import-page.tsx`]: byAddress('import.place'),
  [`${PAGES}/details/bank/question-bank-page.tsx`]: byAddress('bank.show'),
  [`${PAGES}/studio-questions/questions-page.tsx`]: byAddress('made.show'),
  ['src/ui/question/use-bank-menus.ts']: byAddress('filters.show'),
  [`${PAGES}/paper/papers-view.tsx`]: byAddress('papers.show'),
  [`${PAGES}/paper/print-preview.tsx`]: byAddress('solutions.bring'),
  [`${PAGES}/school-local/library/use-library.ts`]: byAddress('filters.show', 'library.show'),
  [`${PAGES}/details/practice-workspace.tsx`]: {
    events: ['practice.goTo', 'practice.flag', 'practice.give'],
    why: 'keys that work wherever the focus is',
  },
  'src/ui/playback/use-player-keys.ts': { events: ['send'], why: 'keys that work wherever the focus is' },
  'src/ui/search/search-box.tsx': {
    events: ['search.dismiss'],
    why: 'a press or the focus outside of the box',
  },
  [`${PAGES}/play/next-offer.tsx`]: {
    events: ['lesson.stay', 'lesson.wait'],
    why: 'Escape, and whether the focus is in a field that is written in',
  },
  'src/ui/playback/lesson-player.tsx': {
    events: ['playback.attach', 'playback.detach', 'captions.offer', 'captions.want'],
    why: 'the element that the film is shown in; the captions of the lesson that it is given',
  },
  [`${PAGES}/live-plans/use-live-plan.ts`]: { events: ['livePlan.leave'], why: 'the page goes' },
  [`${PAGES}/paper/use-composer.ts`]: { events: ['composer.leave'], why: 'the page goes' },
  [`${PAGES}/people/people-page.tsx`]: byAddress('people.show'),
  [`${PAGES}/jobs/jobs-page.tsx`]: byAddress('jobs.show'),
  [`${PAGES}/live-plans/live-plans-page.tsx`]: byAddress('livePlans.show'),
  [`${PAGES}/published/published-page.tsx`]: byAddress('published.show'),
  [`${PAGES}/releases/releases-page.tsx`]: byAddress('queue.show'),
  [`${PAGES}/versions/versions-page.tsx`]: byAddress('queue.show'),
  [`${PAGES}/audit/audit-page.tsx`]: byAddress('audit.show'),
  [`${PAGES}/reports/comments-part.tsx`]: byAddress('list.show'),
  [`${PAGES}/reports/taken-down-part.tsx`]: byAddress('list.show'),
  [`${PAGES}/schools/schools-page.tsx`]: byAddress('schools.show'),
  [`${PAGES}/managed-notices/managed-notices-page.tsx`]: byAddress('announcementAdmin.show'),
  [`${PAGES}/notices/notices-page.tsx`]: byAddress('announcements.show'),
  [`${PAGES}/studio/caption-languages.tsx`]: { events: ['captionEditor.leave'], why: 'the view goes' },
  [`${PAGES}/studio/studio-page.tsx`]: byAddress('drafts.show'),
  [`${PAGES}/studio/use-course-editor.ts`]: { events: ['editor.leave'], why: 'the page goes' },
  'src/ui/review/review-entry.tsx': {
    events: ['pending.watch', 'pending.unwatch'],
    why: 'counted as long as the number is on the screen',
  },
  'src/ui/review/use-review-right.ts': {
    events: ['rights.read'],
    why: 'asked for as soon as a view needs it',
  },
  'src/ui/review/review-pane.tsx': {
    events: ['item.leftQueue'],
    why: 'what the queue shows of it is handed to the pane by the view that draws both',
  },
  'src/ui/navigation/use-crumb.ts': {
    events: ['chrome.name'],
    why: 'names of pages are texts of the screen',
  },
  'src/ui/components/rich-text-editor/formatted-editor.tsx': {
    events: ['upload.add'],
    why: 'the editor is handed how pasted pictures are sent; nothing is sent by the effect',
  },
  'src/ui/preview/print-file-button.tsx': {
    events: ['notify'],
    why: 'only the browser knows that its own menu has printed',
  },
}

/** The views that set a timer, and what for: nothing is decided when it is over. */
const TIMED: Readonly<Record<string, string>> = {
  'src/ui/components/save-file.ts': 'the browser needs the address of a file for a while after the click',
  'src/ui/components/use-incremental-render.ts': 'long pages are drawn in slices',
  'src/ui/components/use-near.ts': 'what lies below the page is drawn a while after it, where nobody scrolls',
  'src/ui/format/use-now.ts': 'a clock that is looked at',
  'src/ui/format/use-second.ts': 'a clock that is looked at',
  'src/ui/live/use-server-now.ts': 'a clock that is looked at',
  'src/ui/live/use-title-flash.ts': 'the title of a hidden tab changes to and fro',
  'src/ui/private-file/rename-field.tsx': 'a field gives the focus back once it is gone',
}

const viewsOf = (): readonly string[] => projectFiles('src/ui/*.ts', 'src/ui/*.tsx')

const found = <Value>(look: (source: string) => Value, isAny: (value: Value) => boolean) =>
  Object.fromEntries(
    viewsOf()
      .map((path) => [path, look(readFileSync(path, 'utf8'))] as const)
      .filter(([, value]) => isAny(value)),
  )

describe('views', () => {
  it('send by effects only what the list above gives a reason for', () => {
    const listed = Object.entries(SENT).map(([path, { events }]) => [path, events])
    expect(found(sentByEffects, (events) => events.length > 0)).toEqual(Object.fromEntries(listed))
  })

  it('set timers only to draw', () => {
    const timed = Object.keys(found(timersSet, (count) => count > 0))
    expect(timed.toSorted()).toEqual(Object.keys(TIMED).toSorted())
  })
})

const view = (...lines: readonly string[]) => ['const View = () => {', ...lines, '}'].join('\n')

describe('what an effect sends', () => {
  it.each([
    ['itself', view("  useEffect(() => list.send({ type: 'list.refresh' }))")],
    [
      'when it hears another actor',
      view(
        "  useEffect(() => tasks.on('tasks.done', () => list.send({ type: 'list.refresh' })).unsubscribe)",
      ),
    ],
    [
      'by a function of its own',
      view("  const again = () => list.send({ type: 'list.refresh' })", '  useWhenChanged(key, again)'),
    ],
    [
      'by an effect event',
      view(
        "  const press = useEffectEvent(() => list.send({ type: 'list.refresh' }))",
        '  useEffect(() => void document.addEventListener("keydown", press), [])',
      ),
    ],
  ])('%s is found', (_, source) => {
    expect(sentByEffects(source)).toEqual(['list.refresh'])
  })

  it('is found as a notice too, and not in handlers', () => {
    expect(sentByEffects(view("  useEffect(() => notify('success', words))"))).toEqual(['notify'])
    expect(
      sentByEffects(
        view('  useEffect(() => heading.focus())', "  return <b onClick={() => a.send({ type: 'x' })} />"),
      ),
    ).toEqual([])
  })

  it('a timer is found wherever it is set', () => {
    expect(timersSet(view('  useEffect(() => { const t = setTimeout(go, 5) })'))).toBe(1)
    expect(timersSet('export const later = () => globalThis.setInterval(go, 5)')).toBe(1)
    expect(timersSet(view('  useEffect(() => clearTimeout(timer.current))'))).toBe(0)
  })
})
