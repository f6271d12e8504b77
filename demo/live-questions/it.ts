import { judgement, single } from '../questions/making.ts'
import type { LiveQuestions } from './types.ts'

export const it: LiveQuestions = {
  'it-junior-web-page': [
    [
      single(
        '在网页中插入图片用哪个标签？',
        ['&lt;a&gt;', '&lt;p&gt;', '&lt;ul&gt;', '&lt;img&gt;'],
        'D',
        '&lt;img&gt; 用 src 属性写图片的路径，用 alt 写替代文字。',
      ),
      single(
        '超链接的目标地址写在哪个属性里？',
        ['src', 'href', 'alt', 'title'],
        'B',
        '&lt;a href="地址"&gt;文字&lt;/a&gt;。',
      ),
      judgement('&lt;h1&gt; 是最大一级的标题。', true, '标题从 &lt;h1&gt; 到 &lt;h6&gt; 依次降级。'),
    ],
  ],
  'it-senior-ai-lesson': [
    [
      single(
        '训练图像分类模型时，“采集的图片和它的类别”一起称为什么？',
        ['带标签的训练数据', '算法', '模型', '参数'],
        'A',
        '监督学习从带标签的数据中学习规律。',
      ),
      judgement('机器学习是人把每条判断规则都写进程序。', false, '规则由模型从数据中学得。'),
      single(
        '只用左手的照片训练手势模型，测试右手时准确率低，主要原因是什么？',
        ['电脑太慢', '训练数据不够多样', '摄像头坏了', '类别太少'],
        'B',
        '训练数据单一会带来偏差。',
      ),
    ],
  ],
}
