import { qrCodesFaq } from '#/content/faq/qr-codes.ts';
import { BookDemoButton } from '#/features/appointment/book-demo-button.tsx';
import { Faq } from '#/features/faq/faq.tsx';
import { LivePicture } from '#/features/live-picture/live-picture.tsx';
import { definePage } from '#/navigation/index.ts';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import { GlobalReachBlock } from '#/pages/global-reach-block.tsx';
import { designer } from '#/pages/qr-codes/content/designer.ts';
import { CodeFeature } from '#/pages/qr-codes/sections/code-feature.tsx';
import { CodeHero } from '#/pages/qr-codes/sections/code-hero.tsx';
import { CodePlaces, ExportSheets, PaintFan } from '#/pages/qr-codes/sections/code-pictures.tsx';
import { DemoBanner } from '#/pages/qr-codes/sections/demo-banner.tsx';
import { EditorBench } from '#/pages/qr-codes/sections/editor-bench.tsx';
import { EditorStill } from '#/pages/qr-codes/sections/editor-still.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { banner, editor, exporting, faq, hero, page, pictures, style, uses } from './content.ts';

export const meta = () => pageMeta(page);

export default definePage(function QrCodesPage() {
  return (
    <div data-reveal-mode="once">
      <CodeHero words={hero} />
      <DemoBanner
        words={banner}
        action={
          <BookDemoButton size="large" hasArrow isWideOnPhones>
            {banner.action}
          </BookDemoButton>
        }
      />
      <BelowTheFold>
        <CodeFeature words={style} pictureSide="right">
          <PaintFan label={pictures.fan} />
        </CodeFeature>
        <CodeFeature words={uses} surface="bg-tint-sky" pictureSide="left">
          <CodePlaces labels={pictures.places} />
        </CodeFeature>
        <EditorBench words={editor}>
          <LivePicture
            name="qr-designer"
            still={<EditorStill label={pictures.editor} />}
            load={() => import('#/pages/qr-codes/qr-designer/qr-designer.tsx')}
            words={designer}
          />
        </EditorBench>
        <CodeFeature words={exporting} surface="bg-tint-butter" pictureSide="left">
          <ExportSheets label={pictures.sheets} />
        </CodeFeature>
        <GlobalReachBlock />
        <div data-reveal="">
          <Faq {...faq} groups={[qrCodesFaq]} />
        </div>
      </BelowTheFold>
    </div>
  );
});
