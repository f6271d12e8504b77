import { Theme } from '@radix-ui/themes'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import { AUTO_NEXT_MS, type LoadedLesson, lessonMachine } from '#domain/playback/lesson.machine.ts'
import { aLesson } from '#tests/support/lessons.ts'
import { record } from '#tests/support/record.ts'
import { NextOffer } from '#ui/pages/play/next-offer.tsx'

/** A lesson with another after it, beside something that can be written in. */
const openLesson = async () => {
  const clock = new SimulatedClock()
  const loaded: Result<LoadedLesson, Failure> = success({ lesson: aLesson({ nextId: 72 }), kept: null })
  const lesson = createActor(
    lessonMachine.provide({ actors: { load: fromPromise(() => Promise.resolve(loaded)) } }),
    { clock, input: { ref: { courseId: 7, type: 1, sectionId: 71 }, asked: null } },
  )
  const heard = record(lesson)
  lesson.start()
  await act(async () =>
    render(
      <Theme>
        <textarea aria-label="写笔记" />
        <NextOffer lesson={lesson} />
      </Theme>,
    ),
  )
  return {
    user: userEvent.setup(),
    field: screen.getByRole('textbox', { name: '写笔记' }),
    end: () => act(() => lesson.send({ type: 'lesson.ended' })),
    wait: () => act(() => clock.increment(AUTO_NEXT_MS)),
    offer: () => screen.queryByRole('group', { name: '接着播放' }),
    led: () => heard.emitted.length,
  }
}

afterEach(cleanup)

describe('the next lesson', () => {
  it('is offered where the focus is, and taken back by Escape, which gives the focus back', async () => {
    const { user, end, wait, offer, led } = await openLesson()
    end()
    expect(document.activeElement).toBe(offer())
    expect(offer()?.textContent).toContain('5 秒后播放下一节')
    await user.keyboard('{Escape}')
    wait()
    expect([offer(), document.activeElement, led()]).toEqual([null, document.body, 0])
  })

  it('begins by itself where nobody objects', async () => {
    const { end, wait, led } = await openLesson()
    end()
    wait()
    expect(led()).toBe(1)
  })

  it('waits for whoever is writing', async () => {
    const { user, field, end, wait, offer, led } = await openLesson()
    await user.type(field, '板书')
    end()
    wait()
    expect([document.activeElement, led()]).toEqual([field, 0])
    expect(offer()?.textContent).toContain('本节已播完')
    await user.click(screen.getByRole('button', { name: '立即播放' }))
    expect(led()).toBe(1)
  })

  it('waits for whoever begins to write', async () => {
    const { user, field, end, wait, led } = await openLesson()
    end()
    await user.click(field)
    wait()
    expect([document.activeElement, led()]).toEqual([field, 0])
  })
})
