import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { settings } from '@high-street/owner';
import PdfDocument from 'pdfkit';

import type { LegalDocument } from '../app/content/legal/legal-document.ts';
import { privacyPolicy } from '../app/content/legal/privacy-policy.ts';
import { termsAndConditions } from '../app/content/legal/terms-and-conditions.ts';

const DOCUMENTS: Readonly<Record<string, LegalDocument>> = {
  'privacy-policy.pdf': privacyPolicy,
  'terms-and-conditions.pdf': termsAndConditions,
};
const MARGIN_PT = 72;

/** Puts one text of a kind (`H1`, `P`) into the document, tagged for assistive technology. */
function write(
  pdf: PDFKit.PDFDocument,
  kind: 'H1' | 'H2' | 'P',
  text: string,
): PDFKit.PDFStructureElement {
  const size = { H1: 26, H2: 15, P: 11 }[kind];
  return pdf.struct(kind, {}, () => {
    pdf
      .font(kind === 'P' ? 'Helvetica' : 'Helvetica-Bold')
      .fontSize(size)
      .text(text, { lineGap: size * 0.25, paragraphGap: kind === 'P' ? 8 : 4 });
  });
}

async function writeDocument(path: string, document: LegalDocument): Promise<void> {
  const { brand } = settings;
  const pdf = new PdfDocument({
    size: 'A4',
    margin: MARGIN_PT,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: `${document.title} | ${brand.name}`, Author: brand.company.name },
  });
  const written = pipeline(pdf, createWriteStream(path));
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  root.add(write(pdf, 'H1', document.title));
  const sample = document.isSample
    ? ' This is a sample text that the owner of the site replaces.'
    : '';
  root.add(
    write(
      pdf,
      'P',
      `${brand.company.name}. Version ${document.version}, ${document.date}.${sample}`,
    ),
  );
  for (const { heading, paragraphs } of document.sections) {
    pdf.moveDown();
    root.add(write(pdf, 'H2', heading));
    for (const paragraph of paragraphs) root.add(write(pdf, 'P', paragraph));
  }
  root.end();
  pdf.end();
  await written;
}

/** Writes the two legal documents into `doc/` of the folder. */
export async function writeDocuments(folder: string): Promise<void> {
  await mkdir(join(folder, 'doc'), { recursive: true });
  for (const [name, document] of Object.entries(DOCUMENTS)) {
    await writeDocument(join(folder, 'doc', name), document);
  }
}
