import { ABoard } from './a-board.tsx';
import { Bunting } from './bunting.tsx';
import { Cloud } from './cloud.tsx';
import { paint } from './paint.ts';
import { Place } from './place.tsx';
import { OPEN_PLACE } from './register-place.ts';
import { REGISTER_SIZE, RegisterPlot } from './register-plot.tsx';
import { RegisterShop } from './register-shop.tsx';
import { Topiary } from './topiary.tsx';

export const size = REGISTER_SIZE;

export function Drawing() {
  return (
    <>
      <circle cx="440" cy="534" r="190" fill={paint.sun} />
      <Place x={-10} y={420} scale={1.1}>
        <Cloud />
      </Place>
      <RegisterPlot />
      <Place {...OPEN_PLACE}>
        <RegisterShop isOpen />
      </Place>
      <Bunting from={{ x: -40, y: 470 }} to={{ x: 96, y: 440 }} sag={50} flags={5} />
      <Bunting from={{ x: 466, y: 440 }} to={{ x: 640, y: 500 }} sag={50} flags={6} />
      <Place x={44} y={1024} scale={1.7}>
        <Topiary />
      </Place>
      <Place x={520} y={1024} scale={1.7}>
        <Topiary />
      </Place>
      <Place x={330} y={1040} scale={1.5}>
        <ABoard lines={['WE ARE', 'OPEN']} />
      </Place>
    </>
  );
}
