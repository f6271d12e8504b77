import { judgement, multiple, single } from '../questions/making.ts'
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
    [
      single(
        '下列哪个词中的 ow 与其他三个读音不同？',
        ['snow', 'cow', 'yellow', 'window'],
        'B',
        'cow 中的 ow 读 /aʊ/，其余读 /əʊ/。',
      ),
      single(
        'book 中的 oo 读什么音？',
        ['/uː/', '/ʌ/', '/ʊ/', '/əʊ/'],
        'C',
        'book, look, good 中的 oo 读短音 /ʊ/。',
      ),
      judgement('food 和 foot 中的 oo 读音相同。', false, 'food 读 /uː/，foot 读 /ʊ/。'),
    ],
    [
      single(
        'Choose the letters: r_ _n（雨）',
        ['ay', 'ou', 'ai', 'oa'],
        'C',
        'rain 中间用 ai；ay 一般放在词尾，如 say, day。',
      ),
      judgement('ai 和 ay 都常读 /eɪ/。', true, 'rain, play 中都读 /eɪ/。'),
      single(
        'house 中的 ou 读什么音？',
        ['/uː/', '/ʌ/', '/ɔː/', '/aʊ/'],
        'D',
        'house, mouse 中的 ou 读 /aʊ/。',
      ),
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
    [
      single(
        'You ___ go to bed earlier. 表示建议，应填哪个词？',
        ['must', 'can’t', 'need', 'should'],
        'D',
        'should 表示建议，must 是命令或必须。',
      ),
      single(
        '给英国笔友写信，开头的称呼应怎样写？',
        ['Dear Peter,', 'Peter dear:', 'Peter!', 'To: Peter'],
        'A',
        '英文书信称呼用 Dear …，后面用逗号。',
      ),
      multiple(
        '下列哪些句子可以用来提建议？',
        ['Why not have a try?', 'How about reading aloud?', 'What a pity!', 'You’d better take notes.'],
        'ABD',
        'C 表示遗憾。',
      ),
    ],
    [
      single(
        'Paper-cutting ___ in China for over 1,000 years.',
        ['is used', 'uses', 'has been used', 'was using'],
        'C',
        '主语是动作的承受者，且延续至今，用现在完成时的被动语态。',
      ),
      single(
        'Dumplings are a kind of food ___ is popular in the north.',
        ['who', 'which', 'where', 'when'],
        'B',
        '先行词是物，在从句中作主语，用 which 或 that。',
      ),
      judgement(
        '“茶是在中国首先被种植的”可译为 Tea was first grown in China.',
        true,
        '过去的被动语态：was/were＋过去分词。',
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
    [
      single(
        'It is ___ (possible) to finish it in a day. 句意为“不可能”。',
        ['unpossible', 'possibly', 'impossible', 'possibility'],
        'C',
        'possible 的反义前缀是 im-。',
      ),
      single(
        'He runs ___ (fast) than his brother.',
        ['fast', 'faster', 'fastest', 'more fast'],
        'B',
        'than 提示比较级，fast 加 -er。',
      ),
      judgement(
        '把 beautiful 变成副词，应写成 beautifully。',
        true,
        '形容词加 -ly，l 双写是因为词尾已有一个 l。',
      ),
    ],
    [
      single(
        '___ he was tired, he kept working.',
        ['But', 'Because of', 'Despite', 'Although'],
        'D',
        '后面是句子且有转折意义，用 although；despite 后接名词。',
      ),
      single(
        'This is the school ___ my father taught twenty years ago.',
        ['which', 'that', 'where', 'who'],
        'C',
        '从句主谓完整，缺地点状语，用 where。',
      ),
      single(
        'She is ___ honest girl.',
        ['a', 'the', 'an', '不填'],
        'C',
        'honest 的 h 不发音，以元音音素开头，用 an。',
      ),
    ],
  ],
}
