import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { FavouriteContent } from '#domain/favourite/favourite.ts'
import { favouriteListMachine } from '#domain/favourite/favourite-list.machine.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import { basketMachine } from '#domain/paper/basket.machine.ts'
import type { PaperCard } from '#domain/paper/paper.ts'
import { type PapersWork, papersMachine, type Worked } from '#domain/paper/papers.machine.ts'
import type { MadeDetail } from '#domain/question/made-question.ts'
import type { OpenedPractice, PracticeEvent, PracticeInput } from '#domain/question/practice.events.ts'
import { practiceMachine } from '#domain/question/practice.machine.ts'
import type { Practice } from '#domain/question/practice.ts'
import type { PracticeScope } from '#domain/question/practice-scope.ts'
import type { OpenedQuestion } from '#domain/question/question-editor.events.ts'
import { questionEditorMachine } from '#domain/question/question-editor.machine.ts'
import { pendingRequestsMachine } from '#domain/review/pending-requests.machine.ts'
import { NO_COUNTS } from '#domain/review/review-query.ts'
import type { ReadQueue } from '#domain/review/review-queue.events.ts'
import { reviewQueueMachine } from '#domain/review/review-queue.machine.ts'
import type { Decided } from '#domain/review/review-work.ts'
import { AS_ASKED } from '#domain/review/verdict.ts'
import { favouriteListOpener } from '#main/favourite/favourite-list.wiring.ts'
import { papersOpener } from '#main/paper/papers.wiring.ts'
import { questionEditorOpener } from '#main/question/making.wiring.ts'
import { practiceOpener } from '#main/question/practice.wiring.ts'
import { reviewQueueOpener } from '#main/review/review-queue.wiring.ts'
import { settle } from '#tests/support/deferred.ts'
import { aMadeQuestion, aQuestionDraft } from '#tests/support/made-question.ts'
import { aPaper } from '#tests/support/papers.ts'
import { aPractice } from '#tests/support/practices.ts'
import { aRequest } from '#tests/support/reviews.ts'
import { composerCopy } from '#ui/copy/composer-copy.ts'
import { makingCopy } from '#ui/copy/making-copy.ts'
import { reviewCopy } from '#ui/copy/review-copy.ts'
import { ALL_FAVOURITES, favouritesAddress } from '#ui/favourite/favourites-address.ts'
import { paperPlaceAddress } from '#ui/routing/paper-address.ts'
import { finishedPracticeAddress, practiceAddress } from '#ui/routing/practice-address.ts'
import { reviewAddress } from '#ui/routing/review-codec.ts'
import { studioQuestionAddress } from '#ui/routing/studio-question-address.ts'
import { inApp, noFavourites, started } from './page-app.ts'

/** Pages by their statecharts alone, in an app whose router only remembers. */

afterEach(() => vi.unstubAllGlobals())

const IN_PLACE = { replace: true, keepScroll: true }
const emptyPage = async <Item>(): Promise<Result<Page<Item>, Failure>> =>
  success({ index: 1, size: 10, total: 0, items: [] })

describe('a question', () => {
  it('that was new has its own address, at the head of its page, and is said to be saved', async () => {
    const { app, led, said } = inApp()
    const opened = async (): Promise<Result<OpenedQuestion, Failure>> => success({ made: null, kept: null })
    const saved = async (): Promise<Result<MadeDetail, Failure>> => success(aMadeQuestion({ id: 12 }))
    const logic = questionEditorMachine.provide({
      actors: { open: fromPromise(opened), save: fromPromise(saved) },
      actions: { keep: () => undefined },
    })
    const input = { userId: 7, questionId: 0, writtenFor: '', fresh: aQuestionDraft() }
    const editor = questionEditorOpener(app, logic)(input)
    await started(editor)
    editor.send({ type: 'editor.save' })
    await settle()
    expect([led, said()]).toEqual([[[studioQuestionAddress(12), { replace: true }]], [makingCopy.saved]])
  })
})

describe('favourites', () => {
  it('go on in the folder that a removed one lay in', async () => {
    const { app, led } = inApp()
    const logic = favouriteListMachine.provide({ actors: { load: fromPromise(emptyPage<FavouriteContent>) } })
    const list = favouriteListOpener(app, logic, noFavourites())({ query: { ...ALL_FAVOURITES, folder: 5 } })
    await started(list)
    list.send({ type: 'list.folderRemoved', folder: { id: 5, parentId: 2 } })
    expect(led).toEqual([[favouritesAddress({ folder: 2 }), { late: true }]])
  })
})

describe('papers', () => {
  const open = async (work: PapersWork) => {
    const { app, led, said } = inApp()
    const basket = createActor(basketMachine).start()
    basket.send({ type: 'basket.open', userId: 7, items: [{ questionId: 11, kind: 'single' }] })
    const result: Worked = success(work.kind === 'remove' ? null : aPaper({ id: 12 }))
    const papers = papersOpener(
      app,
      papersMachine.provide({
        actors: {
          load: fromPromise(emptyPage<PaperCard>),
          work: fromPromise(async ({ input }) => ({ work: input, result })),
        },
      }),
      basket,
    )({ page: 1 })
    await started(papers)
    papers.send({ type: 'papers.work', work })
    await settle()
    return { led, said: said(), left: basket.getSnapshot().context.items.length }
  }

  it('that were made are opened, and their questions leave the basket', async () => {
    expect(await open({ kind: 'create', draft: aPaper() })).toEqual({
      led: [[paperPlaceAddress({ kind: 'paper', id: 12 }), { late: true }]],
      said: [],
      left: 0,
    })
  })

  it.each<[PapersWork, string]>([
    [{ kind: 'copy', id: 9, name: '副本' }, composerCopy.list.copied],
    [{ kind: 'remove', id: 9 }, composerCopy.list.removed],
  ])('lead nowhere after $kind, which is said', async (work, words) => {
    expect(await open(work)).toEqual({ led: [], said: [words], left: 1 })
  })
})

describe('a practice', () => {
  it('stands in the address once it is handed in, and no longer when another is begun', async () => {
    const { app, led } = inApp()
    const scope: PracticeScope = { kind: 'questions', ids: [1, 2, 3] }
    const logic = practiceMachine.provide({
      actors: {
        open: fromPromise<Result<OpenedPractice, Failure>, PracticeInput>(async () =>
          success({ practice: aPractice(), resumed: false }),
        ),
        record: fromPromise<Result<true, Failure>, Practice>(async () => success(true)),
        receipts: fromCallback<PracticeEvent>(() => undefined),
        watch: fromCallback<PracticeEvent, Practice>(() => undefined),
      },
      actions: { keep: () => undefined },
    })
    const practice = practiceOpener(app, logic)({ userId: 7, scope, finishedId: '', now: Date.now })
    await started(practice)
    practice.send({ type: 'practice.finish' })
    practice.send({ type: 'practice.again' })
    await settle()
    expect(led).toEqual([
      [finishedPracticeAddress(scope, 'practice-one'), IN_PLACE],
      [practiceAddress(scope), IN_PLACE],
    ])
  })
})

describe('a review', () => {
  const open = async (itemId: number, isBeside: boolean) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isBeside }))
    const { app, led, said } = inApp(reviewAddress(1, { itemId }))
    const counted: number[] = []
    const pendingRequests = createActor(
      pendingRequestsMachine.provide({
        actors: {
          count: fromPromise<Result<number, Failure>, number>(async ({ input }) => {
            counted.push(input)
            return success(2)
          }),
        },
      }),
    ).start()
    pendingRequests.send({ type: 'pending.watch', organisationId: 1 })
    const items = [aRequest({ id: 1 }), aRequest({ id: 2 })]
    const done: Decided = success({ done: [{ id: 1, version: 2 }], failed: [] })
    const queue = reviewQueueOpener(
      app,
      reviewQueueMachine.provide({
        actors: {
          read: fromPromise(
            async (): Promise<ReadQueue> =>
              success({ page: { index: 1, size: 20, total: 2, items }, counts: NO_COUNTS }),
          ),
          decide: fromPromise(async () => done),
          undo: fromPromise(async () => done),
        },
      }),
      pendingRequests,
    )({ query: { organisationId: 1, tab: 'pending', keyword: '浮力', page: 1 } })
    await started(queue)
    queue.send({ type: 'review.choose', id: itemId })
    return { queue, led, said, counted, items }
  }

  it('leads from what was decided to the next and back, and counts anew what waits', async () => {
    const { queue, led, said, counted, items } = await open(1, true)
    queue.send({
      type: 'review.decide',
      work: { requests: items.slice(0, 1), verdict: { kind: 'approve', correction: AS_ASKED } },
    })
    await settle()
    queue.send({ type: 'review.undo' })
    await settle()
    const at = (id: number) => reviewAddress(1, { keyword: '浮力', itemId: id })
    expect(led).toEqual([
      [at(2), IN_PLACE],
      [at(1), IN_PLACE],
    ])
    expect([said(), counted]).toEqual([[reviewCopy.undone(1)], [1, 1, 1]])
  })

  it.each([
    ['beside the queue', 0, true, IN_PLACE],
    ['from one to the next', 1, false, { replace: true, keepScroll: false }],
    ['out of the queue', 0, false, { replace: false, keepScroll: false }],
  ])('steps %s', async (_, itemId, isBeside, how) => {
    const { queue, led } = await open(itemId, isBeside)
    queue.send({ type: 'review.step', by: 1 })
    expect(led).toEqual([[reviewAddress(1, { keyword: '浮力', itemId: itemId + 1 }), how]])
  })
})
