import type { DesignerWords } from '#/pages/qr-codes/qr-designer/designer-words.ts';

/** Words of the code editor. */
export const designer = {
  title: 'Table card',
  text: {
    label: 'Where the code leads',
    hint: 'A link to your menu, an offer, a booking. Plain words work too.',
    start: 'https://olivestreet.example/lunch',
    problems: {
      empty: 'A code has to lead somewhere. Write a link or a few words.',
      'too-long':
        'Too long for a phone to read: {length} characters, {most} fit. Shorten the link.',
    },
  },
  dots: {
    legend: 'Dots',
    options: {
      square: 'Square',
      rounded: 'Rounded',
      'extra-rounded': 'Soft',
      dots: 'Round',
      classy: 'Leaf',
      'classy-rounded': 'Petal',
    },
  },
  corners: {
    legend: 'Corners',
    options: { square: 'Square', soft: 'Soft', ring: 'Ring', leaf: 'Leaf' },
  },
  frame: {
    legend: 'Frame',
    options: { none: 'None', border: 'Border', awning: 'Awning' },
  },
  paints: {
    legend: 'Paint',
    options: [
      { id: 'door', label: 'Door', colours: ['art-brand', 'ticket'] },
      { id: 'awning', label: 'Awning', colours: ['art-signal-2', 'art-cream'] },
      { id: 'shutter', label: 'Shutter', colours: ['art-extra', 'art-extra-ink'] },
      { id: 'lamp', label: 'Lamp', colours: ['art-ink', 'art-accent'] },
      { id: 'ink', label: 'Ink', colours: ['art-ink', 'ticket'] },
    ],
  },
  colours: {
    legend: 'Your own colours',
    code: 'Code',
    paper: 'Paper',
    problems: {
      'too-alike':
        'Too faint for many phones: code and paper stand {contrast} to 1 apart, {least} to 1 is needed. Take a darker code or a lighter paper.',
      inverted:
        'Many phones cannot read this: the code is lighter than its paper. Swap the two colours.',
    },
  },
  logo: {
    legend: 'Logo',
    none: 'No logo',
    options: { loaf: 'Loaf', cup: 'Cup', leaf: 'Leaf' },
    choose: 'Choose a picture',
    hint: 'PNG, JPEG, WebP or SVG, up to 2 MB. Or drop it on the code.',
    own: 'Your own logo',
    problems: {
      'wrong-kind': '{name} is not a picture we can use. Take a PNG, JPEG, WebP or SVG.',
      'too-large': '{name} is larger than {most} MB. Save it smaller and try again.',
      unreadable: '{name} could not be read as a picture. Try another file.',
    },
  },
  stage: {
    picture: 'Your code',
    drop: 'Drop a logo on the code',
    status: '{dots} dots, {corners} corners, {logo}, frame: {frame}. Leads to {text}',
    blocked: 'The last code that works. Put right what is marked to go on.',
  },
  downloads: { png: 'Download PNG', svg: 'Download SVG', file: 'table-card-code' },
} satisfies DesignerWords;
