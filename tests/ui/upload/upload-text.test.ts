import { describe, expect, it } from 'vitest'
import type { UploadEntry } from '#domain/upload/upload-entry.ts'
import { aKeptFile, anUpload } from '#tests/support/upload-files.ts'
import { overallProgress, restText, statusText, summaryText } from '#ui/upload/upload-text.ts'

const entry = (change: Partial<UploadEntry> = {}, record = {}): UploadEntry => ({
  record: anUpload({ size: 2_000_000, sent: 500_000, ...record }),
  status: 'sending',
  progress: 0.25,
  hashed: 1,
  speed: 0,
  failure: null,
  isWrongFile: false,
  instant: false,
  heldAt: null,
  file: null,
  ...change,
})

describe('an upload in words', () => {
  it.each<[string, Partial<UploadEntry>]>([
    ['25% · 488 KB / 1.9 MB', {}],
    ['正在校验 50%', { status: 'hashing', hashed: 0.509 }],
    ['等待上传', { status: 'queued' }],
    ['已暂停 · 25%', { status: 'paused' }],
    ['网络断开，恢复后自动继续', { status: 'retrying', failure: { kind: 'unreachable' } }],
    [
      '忙，稍后自动重试',
      { status: 'retrying', failure: { kind: 'rejected', reason: 'unavailable', message: '忙' } },
    ],
    [
      '文件存储暂时不可用，稍后自动重试',
      { status: 'retrying', failure: { kind: 'rejected', reason: 'unavailable', message: '' } },
    ],
    [
      '文件存储没有接受这个文件',
      { status: 'failed', failure: { kind: 'rejected', reason: 'withdrawn', message: '' } },
    ],
    ['登录已失效，重新登录后自动继续', { status: 'parked' }],
    ['请重新选择这个文件，从中断处继续', { status: 'missing' }],
    ['选择的不是同一个文件，请重新选择', { status: 'missing', isWrongFile: true }],
    ['文件夹里已有同名文件', { status: 'clashing' }],
    [
      '“浮力.pdf”正在审核，撤回共享后才能替换',
      {
        status: 'clashing',
        failure: { kind: 'rejected', reason: 'conflict', message: '“浮力.pdf”正在审核，撤回共享后才能替换' },
      },
    ],
    [
      '文件是空的',
      { status: 'failed', failure: { kind: 'rejected', reason: 'invalid', message: '文件是空的' } },
    ],
    ['秒传', { status: 'done', instant: true }],
    ['已上传', { status: 'done' }],
  ])('says %s', (text, change) => {
    expect(statusText(entry(change))).toBe(text)
  })

  it('says of all how many are done, and how far the bytes are', () => {
    const done = entry({ status: 'done', file: aKeptFile() }, { sent: 2_000_000 })
    expect(summaryText([entry(), done])).toBe('正在上传 1 / 2')
    expect(summaryText([entry({ status: 'paused' }), done])).toBe('1 个文件未上传完')
    expect(summaryText([done, done])).toBe('已上传 2 个文件')
    expect(overallProgress([entry(), done])).toBe(0.625)
    expect(overallProgress([])).toBe(0)
  })

  it('is said with where its owner had it already, and whether another was made', () => {
    const heldAt = { id: 4, name: '浮力 旧.pdf', folder: '备课/七年级' }
    const same = { ...heldAt, id: aKeptFile().id, folder: '' }
    const done = { status: 'done', file: aKeptFile() } as const
    expect(
      [
        entry({ ...done, instant: true, heldAt }),
        entry({ ...done, heldAt }),
        entry({ ...done, instant: true, heldAt: same }),
      ].map(restText),
    ).toEqual([
      '浮力.pdf 已秒传，已存在于 备课/七年级/浮力 旧.pdf，已另存一份',
      '浮力.pdf 已上传，已存在于 备课/七年级/浮力 旧.pdf，已另存一份',
      '浮力.pdf 已秒传，已存在于 全部文件/浮力 旧.pdf',
    ])
  })

  it('is said aloud when it rests', () => {
    expect([entry({ status: 'done' }), entry({ status: 'failed' }), entry()].map(restText)).toEqual([
      '浮力.pdf 已上传',
      '浮力.pdf 没有上传成功',
      '',
    ])
  })
})
