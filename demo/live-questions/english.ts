import { judgement, single } from '../questions/making.ts'
import type { LiveQuestions } from './types.ts'

export const english: LiveQuestions = {
  'english-primary-phonics-live': [
    [
      single(
        'Which word has the same vowel sound as “tea”?',
        ['bread', 'head', 'meet', 'bed'],
        'C',
        'tea 与 meet 中的 ea、ee 都读 /iː/。',
      ),
      single(
        'happy 末尾的 y 读什么音？',
        ['/aɪ/', '/j/', '/i/', '/e/'],
        'C',
        '多音节词词尾的 y 常读短的 /i/，如 happy, baby。',
      ),
      judgement('bread 中的 ea 读 /iː/。', false, 'bread 中的 ea 读 /e/，是例外词。'),
    ],
  ],
  'english-junior-writing-live': [
    [
      single(
        'I ___ shy when I was ten, but now I ___ brave.',
        ['am; was', 'was; am', 'was; was', 'am; am'],
        'B',
        '“十岁时”用过去时，“现在”用现在时。',
      ),
      single(
        '“我过去常常怕黑”译为哪一句？',
        [
          'I am used to the dark.',
          'I use to be afraid of the dark.',
          'I used to being afraid of the dark.',
          'I used to be afraid of the dark.',
        ],
        'D',
        'used to do 表示过去常常；be used to 是习惯于。',
      ),
      judgement(
        '写成长经历时，一句话里可以随意混用过去时与现在时。',
        false,
        '时态随时间走：过去的事用过去时，现在的状态用现在时。',
      ),
    ],
  ],
  'english-senior-grammar-live': [
    [
      single(
        'The old bridge, ___ (build) in 1890, is still in use. 填空应是什么形式？',
        ['building', 'was built', 'to build', 'built'],
        'D',
        '句子已有谓语 is，bridge 与 build 是被动关系，用过去分词作定语。',
      ),
      single(
        '语法填空中遇到动词提示词，第一步应判断什么？',
        ['词义', '是否加 s', '是谓语还是非谓语', '是否大写'],
        'C',
        '先看句中有没有谓语、有没有连词。',
      ),
      judgement(
        '两个动词之间没有连词，也不是从句时，其中一个应是非谓语形式。',
        true,
        '一个简单句只有一个谓语。',
      ),
    ],
  ],
}
